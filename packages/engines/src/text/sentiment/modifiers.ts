const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words that turn what follows into its opposite, weakened, until the clause ends. */
export const negators = wordSet(
  "not n't no never neither nor none nobody nothing nowhere without hardly barely scarcely rarely seldom cannot cant dont doesnt didnt isnt wasnt wont wouldnt couldnt shouldnt arent aint",
)

/** Words after which a contrast follows: what comes after counts more than what came before. */
export const contrasts = wordSet('but however nevertheless nonetheless yet still except although though')

/** Words that open the side of a contrast that counts less: "although it is cheap, …". */
export const concessions = wordSet('although though while despite whereas')

export const intensifiers: ReadonlyMap<string, number> = new Map([
  ...[
    ...wordSet(
      'very really extremely absolutely totally completely utterly so incredibly insanely super highly deeply truly especially particularly exceptionally thoroughly hugely enormously too awfully terribly fucking damn freaking seriously',
    ),
  ].map((word) => [word, 1.3] as const),
  ...[
    ...wordSet(
      'slightly somewhat fairly rather kinda sorta mildly partly almost quite relatively moderately marginally occasionally sometimes',
    ),
  ].map((word) => [word, 0.65] as const),
])
