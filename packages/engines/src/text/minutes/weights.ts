/**
 * How likely it is that a wording is what it is taken for, 0…1. Chosen by hand; evals/evaluate/meeting-minutes.ts measures what
 * they come to, on the rows that evals/datasets.md names under 'meetings'.
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
  /** 'Can somebody …?', and somebody does. */
  volunteered: 0.7,
  /** 'Jonas said he'd bring …' */
  reported: 0.6,
  /** 'Leave it with me' */
  takenOn: 0.6,
  /** 'I could …', which was welcome. */
  offered: 0.55,
  most: 0.95,
} as const

/** What raises or lowers an action beside its wording. */
export const actionSigns = {
  /** It says by when. */
  dated: 0.25,
  /** Who was asked says yes. */
  accepted: 0.15,
  /** Who is asked is one of those present, by name. */
  namedPerson: 0.2,
  /** Work is handed out when a meeting closes: in its last part. */
  closing: { after: 0.9, more: 0.2 },
  /** In a long talk such words are said in passing. */
  passing: 0.2,
  /** A surer action keeps everyday words of the same sentence out. */
  settled: 0.5,
} as const

/** Of the everyday words of short meetings. */
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

/** What makes a sentence one for the summary, beside how central it is. */
export const summaryWeights = {
  /** Words: shorter says nothing alone, up to full it counts in part, and what is longer than long counts half. */
  length: { least: 8, full: 16, long: 45, ofLong: 0.5 },
  /** For each key phrase in it, up to so many. */
  phrase: 0.15,
  mostPhrases: 3,
  /** It holds a decision or an action. */
  settles: 0.15,
  /** 'I', 'you': for each, and at most. */
  personal: 0.06,
  mostPersonal: 0.3,
  /** How much centrality counts against repetition. */
  centrality: 0.7,
} as const

/** Of minutes that somebody wrote, in the third person. */
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
} as const

/**
 * Of what is heard by meaning: from which chance on it is believed. Chosen by hand on rows left out of the training and on meetings
 * that were looked at; that of decisions was raised when the product's own samples showed statements of fact among them.
 */
export const heardWeights = {
  least: { action: 0.5, clear: 0.35, decision: 0.93, agreed: 0.2, short: 0.75, open: 0.35, told: 0.5 },
  /** How much of its chance it is sure of: names and days of such sentences are wrong more often than those of known wordings. */
  sureness: 0.55,
} as const
