/**
 * Wordings that tell more than their words. They are matched against normalised tokens with a space around each, so contractions stand
 * apart ("do n't").
 */
export const wordings: readonly { name: string; pattern: RegExp }[] = [
  {
    name: 'kill oneself',
    pattern:
      / (?:kill|killing|killed|off|offing|hang|hanging|hurt|hurting|cut|cutting|harm|harming|hate|starve|starving) (?:myself|yourself|yourselves|himself|herself|themselves)(?= )/g,
  },
  {
    name: 'end a life',
    pattern: / (?:end|ending|ended|take|taking|took) (?:it all|(?:my|your|his|her|their) (?:own )?li(?:fe|ves))(?= )/g,
  },
  {
    name: 'wish to die',
    pattern:
      / (?:(?:want|wants|wanted|wish|ready|going) to (?:be dead|die|disappear)|wanna (?:die|be dead)|wish i (?:was|were) (?:dead|never born)|better off (?:dead|without me)|n't (?:want|wanna) (?:to )?(?:live|be alive|exist|wake up|be here)|no reason to live|rather be dead)(?= )/g,
  },
  {
    name: 'urge to die',
    pattern:
      / (?:kill (?:yourself|urself|ur self)|kys|go die|(?:should|please|just) die|drink bleach|hope you die|neck yourself)(?= )/g,
  },
  {
    name: 'threat',
    pattern:
      / (?:i|we)(?: (?:will|'ll|'m|am|are|'re|'d|would|should|could|just|really))* (?:going to |gonna |want to |wanna |got to |gotta |have to |need to |like to )?(?:\p{L}+ )?(?:kill|beat|shoot|hurt|punch|stab|murder|destroy|burn|strangle|choke|slap|smash|hunt|bomb|break|hang|execute|bury|crush|rip) (?:you|u|your|him|her|them|these|those|all|every|the)(?= )/gu,
  },
  {
    name: 'call to violence',
    pattern:
      / (?:should|must|need to|needs to|deserve to|deserves to|ought to|have to|has to|gotta)(?: all)? (?:be (?:brutally |publicly )?(?:killed|shot|hanged|hung|exterminated|executed|gassed|deported|eliminated|banned|burned|beaten|lynched|raped|castrated|sterilized|wiped|put down|destroyed|locked)|die|burn|hang|rot|suffer)(?= )/g,
  },
  {
    name: 'kill them',
    pattern:
      / (?:kill|shoot|hang|burn|gas|lynch|exterminate|execute|nuke|bomb|deport|slaughter|behead|rape|beat|attack) (?:all (?:of )?)?(?:the|these|those|them|every|all|him|her|you|jews|muslims|blacks|whites|women)(?= )/g,
  },
  {
    name: 'all of a kind',
    pattern: / all (?:of )?(?:the |these |those )?\p{L}+ (?:are|should|must|need|deserve|want|do|have)(?= )/gu,
  },
  {
    name: 'nothing but',
    pattern:
      / (?:are|is|were|'re)(?: all| just| only)* (?:nothing but|a bunch of|no better than|a plague|a cancer|a disease|less than|inferior|not human|the problem|to blame|destroying|taking over|ruining)(?= )/g,
  },
  {
    name: 'you are a',
    pattern:
      / you(?: guys| people| all| lot)? (?:are|'re|r)(?: all| just| such| so| really| nothing but| literally| fucking)* (?:an?|the|too|so) (?:\p{L}+ )?\p{L}+(?= )/gu,
  },
  {
    name: 'go back',
    pattern: / (?:go|get|send|sent|sending) (?:them |him |her |it |you )?(?:back|out|home)(?: to| of)?(?= )/g,
  },
  {
    name: 'group should leave',
    pattern: / (?:do n't|does n't|not) (?:belong|deserve|assimilate|respect|contribute)(?= )/g,
  },
  {
    name: 'shut up',
    pattern:
      / (?:shut (?:the \p{L}+ )?up|get lost|go to hell|screw you|eat shit|get a life|stfu|piss off|nobody (?:likes|cares|asked)|no one likes)(?= )/gu,
  },
  {
    name: 'sexual act',
    pattern:
      / (?:inside (?:of )?(?:her|him|me|you)|between (?:her|his|my|your) legs|on top of (?:her|him|me)|make love|making love|made love|have sex|had sex|having sex|in (?:her|his|my|your) mouth|(?:his|her|my|your) (?:\p{L}+ )?(?:cock|dick|pussy|tits|breasts|nipples|clit|ass|shaft|manhood))(?= )/gu,
  },
  {
    name: 'under age',
    pattern:
      / (?:(?:1[0-7]|[5-9]) (?:years? old|yo|yr old)|little (?:girl|boy|brother|sister)|underage|minor|minors|middle school|high school|teen|teens|preteen|schoolgirl|child|children|kid|kids)(?= )/g,
  },
]
