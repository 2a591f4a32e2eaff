/**
 * How likely it is that a wording means what it is taken for, 0…1. Chosen by hand; evals/evaluate/meeting-minutes.ts measures
 * the result on the rows that evals/datasets.md names under 'meetings'.
 */
export const actionWeights = {
  /** 'Action item: …' */
  marked: 0.95,
  /** 'Sam will …', 'Sam, please …' */
  assigned: 0.6,
  /** 'Can you …?' */
  requested: 0.4,
  /** 'I will …' */
  own: 0.5,
  /** 'We should …' */
  together: 0.3,
  /** 'Can somebody …?', and someone does. */
  volunteered: 0.7,
  /** 'Jonas said he'd bring …' */
  reported: 0.6,
  /** 'Leave it with me' */
  takenOn: 0.6,
  /** 'I could …', which was accepted. */
  offered: 0.55,
  most: 0.95,
} as const

/** Signs other than its wording that raise or lower the confidence of an action. */
export const actionSigns = {
  /** It has a date. */
  dated: 0.25,
  /** The person who was asked says yes. */
  accepted: 0.15,
  /** The person asked is an attendee, by name. */
  namedPerson: 0.2,
  /** Tasks are assigned as a meeting closes: in its last part. */
  closing: { after: 0.9, more: 0.2 },
  /** In long meetings such words are said in passing. */
  passing: 0.2,
  /** An action at least this certain suppresses the everyday wordings of its sentence. */
  settled: 0.5,
} as const

/** Weights of everyday wordings in short meetings. */
export const everydayWeights = {
  /** 'I'll ring them', 'Would you …, Ann?' and yes, 'Shall I …?' and yes. */
  promised: 0.6,
  /** 'I'm sending an engineer tomorrow' */
  begun: 0.55,
  /** 'I still owe you the list' */
  owed: 0.55,
  /** 'Lotte's going to …' */
  told: 0.55,
  /** 'Everybody brings …' */
  everybody: 0.5,
  /** A vote carried, 'we stay then' */
  decision: 0.5,
} as const

export const decisionWeights = {
  /** 'Decision: …' */
  marked: 0.95,
  /** 'We decided to …' */
  strong: 0.75,
  /** 'Everybody happy?' and yes. */
  assented: 0.6,
  /** 'The hall it is' */
  everyday: 0.6,
  /** 'We'll …' and yes. */
  planned: 0.5,
  /** 'Let's …', laid down by the chair or agreed to. */
  weak: 0.45,
} as const

/** What a summary's sentences are chosen by, beside the words that they bring (0…1 for each word). */
export const summaryWeights = {
  /** Words: shorter sentences say nothing on their own, longer ones leave no room for others. */
  length: { least: 10, most: 40 },
  /** How steeply what a word counts falls with how often it is said. */
  frequency: 2,
  /** What a word counts that is said once, or in every meeting. */
  anyWord: 0.1,
  centrality: 0.3,
  /** It contains a decision or an action. */
  settles: 0.1,
  /** 'I', 'you': for each, up to so many. */
  personal: 0.06,
  mostPersonal: 4,
  /** It begins with 'it' or 'they'. */
  vague: 0.1,
} as const

/** Weights for written minutes, in the third person. */
export const recordWeights = {
  /** 'It was resolved that …', 'Motion carried' */
  resolved: 0.8,
  /** 'The Clerk was asked to …' */
  tasked: 0.8,
  /** 'Dr Farnham undertook to …' */
  undertook: 0.75,
  /** 'Ms Ho will …' */
  future: 0.65,
  /** 'Ms Ho to …' */
  infinitive: 0.7,
  /** A line below 'Actions' or 'Decisions' */
  listed: 0.75,
  /** A row of a table of tasks */
  tabled: 0.95,
} as const

/**
 * Weights for outcomes found by meaning: `least` are the probabilities from which they are accepted. Chosen by hand on held-out rows and on
 * inspected meetings; that of decisions was raised when statements of fact were accepted in the product's own samples.
 */
export const heardWeights = {
  least: {
    action: 0.5,
    given: 0.32,
    clear: 0.27,
    byContext: 0.35,
    decision: 0.93,
    settled: 0.33,
    agreed: 0.2,
    short: 0.75,
    open: 0.35,
    told: 0.5,
  },
  /** What wordings found is dropped where a sentence and its neighbours make it less likely than this. */
  unlikely: { decision: 0.22, action: 0.06 },
  /**
   * The same for minutes that somebody wrote; `earned` maps the chance of meetings left out of the fit to the share that was right
   * (evals/train/meetings/README.md).
   */
  recorded: {
    unlikely: { decision: 0.2, action: 0.15 },
    earned: {
      decision: { slope: 1.1, offset: 0.2, sureFrom: 0.85 },
      action: { slope: 1.2, offset: 0.3, sureFrom: 0.8 },
    },
  },
  /**
   * From the chance of an outcome to the share of such that were right, by the meetings of two hands, each with signs fitted without it
   * (evals/train/meetings/README.md). Fitted for decisions (Platt); the slope of tasks and the chances that may be sure were chosen by its tables.
   */
  earned: {
    decision: { slope: 0.79, offset: 0.31, sureFrom: 0.95 },
    action: { slope: 0.55, offset: 0.5, sureFrom: 0.95 },
    sure: 0.8,
    unsure: 0.79,
    most: 0.95,
  },
  /** Factor from probability to confidence: names and dates in such sentences are wrong more often than in known wordings. */
  sureness: 0.55,
  /** Factor for a part of a sentence. */
  ofPart: 0.9,
} as const

/** Confidence from which an item is listed; lower for those found by meaning, which have already passed a threshold. */
export const leastConfidence = { action: 0.5, decision: 0.4, heard: 0.15 } as const

/**
 * Confidence in a short meeting: `base` + `own` × that of the wording. Of 20 items found in ten short transcripts of ours (chats, e-mailed
 * notes, subtitles, a council; none of the blind sets') all were real, but the rules were improved on them, so that less is claimed.
 */
export const inShortMeeting = { base: 0.6, own: 0.35, most: 0.95 } as const

/** Score of a key phrase: its count times these. */
export const phraseWeights = { twoWords: 2.2, fewLetters: 0.7 } as const

/** What 'next item' and the like add to the difference 0…1 between what is said before and after. */
export const topicShift = 0.4
