/**
 * Confidence by the way in which a document states who the patient is, 0…1. Chosen by hand; measured on ACI-bench's held-out notes
 * (evals/evaluate/patient-name-extraction.ts, evals/datasets.md under 'clinical').
 */
export const ageConfidence = {
  /** '36-year-old' */
  old: 0.95,
  /** '36 y/o' */
  yearsOld: 0.95,
  /** 'Age: 36' */
  labelled: 0.95,
  /** 'Age/sex: 36' */
  withSex: 0.95,
  /** '4 May 1988 (36 years)' */
  behindBirth: 0.9,
  /** '36 ans', '36-jährige' */
  inWords: 0.75,
  /** '36 yrs' alone in a cell */
  alone: 0.7,
  /** '36 years of age' */
  ofAge: 0.85,
  /** 'M 36 y' */
  behindSex: 0.85,
  /** 'She is 36 and …' */
  pronoun: 0.75,
  /** 'Male approx 45' */
  roughly: 0.6,
  /** 'aged 36' */
  aged: 0.8,
  /** '36 F with …' */
  beforeSex: 0.8,
  /** 'Ann Baker, 36 years, came …' */
  apposition: 0.8,
  /** '(36, female)' */
  inBrackets: 0.8,
  /** 'ada lovelace 36 f, dob …' */
  lowerCase: 0.75,
  /** '36 y / f' */
  slash: 0.75,
} as const

export const sexConfidence = {
  labelled: 0.97,
  /** '36-year-old pleasant woman' */
  described: 0.95,
  /** '36 yo F' */
  shortForm: 0.93,
  slashForm: 0.85,
  /** 'F 36 y' */
  beforeAge: 0.85,
  /** '· F ·' between a page's particulars */
  between: 0.75,
  /** 'Mrs Baker', of the patient's name */
  title: 0.85,
  /** 'this lady' */
  plain: 0.8,
  /** 'she', often and nearly alone */
  pronouns: 0.7,
  /** One or two of them */
  fewPronouns: 0.45,
} as const

export const identifierConfidence = {
  /** 'MRN: …', 'Date of birth: …' */
  labelled: 0.95,
  /** 'Ann Baker (4.5.1971)' */
  behindName: 0.8,
  /** 'Ann Baker, 4.5.1971' */
  behindComma: 0.6,
  /** '04/04/60 F', 'M 01 JAN 1967' */
  besideSex: 0.75,
  /** 'ID: …' */
  id: 0.75,
  /** 'Chart 1234' */
  record: 0.7,
  /** 'Visit 1234', 'Ref. no. 1234': of one stay or letter, where there is no number of the patient. */
  episode: 0.65,
} as const

/** What stands in the row of the name without a label. */
export const besideNameConfidence = 0.7

/** Evidence that a name is the patient's; negative for anyone else. */
export const nameScores = {
  /** Given and family name in fields of their own. */
  twoFields: 3,
  /** 'Patient name: …', 'Re: …' */
  nameLabel: 3,
  /** 'Patient: Ann Baker' */
  otherLabel: 2.5,
  /** 'Patient: Reports pain' is a heading of something else: one word alone is a weak name. */
  labelledWord: 0.9,
  /** 'Rider: Ann Baker (12 yrs)' */
  agedField: 3,
  /** 'Candidate: Ann Baker', with a given name in frequent use and without */
  namedField: 1.7,
  personField: 1.4,
  /** Without a label beside a date of birth, a sex or a number: 'BAKER, Ann', 'Ann Baker', two words that may be a clinic's */
  inParticulars: { familyFirst: 1.7, known: 1.3, plain: 0.7 },
  /** 'Dear Mrs Baker, … your knee' */
  addressed: 3,
  /** 'Ann Baker, 79': the number may be another. */
  numberBehind: 1.4,
  /** 'Ms Baker', before its surroundings are weighed */
  titled: 1,
  /** 'MD' follows it, or 'Dr' precedes it. */
  professional: -3,
  /** 'is a 36-year-old …' */
  introducedWithAge: 3,
  introduced: 1,
  /** It begins a sentence that introduces it. */
  opening: 0.3,
  /** 'is a friend' */
  otherRole: -1,
  /** 'Ms Baker's wife …' is introduced, … */
  introducedBesideOther: -2,
  /** … or 'seen by …' */
  otherPerson: -2,
  /** 'sent for care of …', '36 yo F, …' */
  sentForCare: 2,
  /** 'phoned about her father George Bell' */
  spokenFor: 1.5,
  /** 'does not bother Karen': repeated often enough, the only name in the text is the patient's. */
  firstName: { alone: 0.5, spelledOut: 0.6 },
  /** It begins a sentence, without any other evidence. */
  beginsSentence: 0.1,
  /** Share of its own score that each further mention adds. */
  mention: 0.6,
} as const

/** From a name's score to its confidence. */
export const nameConfidence = {
  /** Minimum score of a name. */
  leastScore: 0.8,
  least: 0.3,
  most: 0.98,
  /** Another name with at least this share of the best one's score makes it doubtful: its confidence is multiplied … */
  rival: 0.7,
  /** … by this. */
  withRival: 0.7,
  /** With at least this share, as in a ward list of several patients, it is multiplied by `withEqualRival`. */
  equalRival: 0.95,
  withEqualRival: 0.55,
  /** So many persons with an age or a birth of their own are a list of patients. */
  fewestOfList: 3,
  /** A person in a document without any mention of care is hardly a patient. */
  outsideCare: 0.4,
} as const
