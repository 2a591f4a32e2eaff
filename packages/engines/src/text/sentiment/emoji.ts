const signsByValence: readonly (readonly [valence: number, signs: string])[] = [
  [3, '😍 🥰 😘 🤩 ❤️ ❤ 💖 💕 💗 💘 💯 🎉 🥳 🏆 🌟 ⭐ 😁 😆 😂 🤣 <3'],
  [2.2, '😀 😃 😄 😊 🙂 ☺️ ☺ 😎 🤗 😋 👍 👌 👏 🙌 🙏 💪 ✨ 🔥 ✅ 😇 :) :-) :] =) :D :-D =D xD XD ;D :d =] (:'],
  [1.2, '😉 😌 😏 🤭 😅 ;) ;-) ;] :p :P :-p :-P ^_^ 8) 8-) :* :-*'],
  [-1.2, '😐 😑 🤔 😕 🙄 😬 😒 😶 :/ :-/ :\\ :-\\ =/ :| :-| -_- :o'],
  [-2.2, '😞 😔 😟 🙁 ☹️ ☹ 😣 😖 😫 😩 😢 😥 😓 😰 😨 😱 👎 💔 ❌ 🤦 🤦‍♀️ 🤦‍♂️ :( :-( :[ =( ): ;( >:( :{'],
  [-3, "😡 😠 🤬 😤 💩 🤮 🤢 😭 🖕 :'( </3"],
]

/** Emoji and emoticons with their valence, −4…4, by hand. */
export const signs: ReadonlyMap<string, number> = new Map(
  signsByValence.flatMap(([valence, list]) => list.split(' ').map((sign) => [sign, valence] as const)),
)

/** Skin tones do not change what a sign says. */
export function valenceOfSign(sign: string): number {
  return signs.get(sign.replaceAll(/\p{Emoji_Modifier}/gu, '')) ?? signs.get(sign.replaceAll('\uFE0F', '')) ?? 0
}
