import type { PageName } from './pages.ts'

export interface PageHead {
  title: string
  description: string
  /** Not for search engines: a personal page, or a form. */
  private?: true
}

/** Titles and descriptions of pages. A run screen has its model's own. */
export const pageHeads = {
  landing: {
    title: 'Vitrine – AI models you can check before you trust them',
    description:
      'Domain-specific AI models for documents, pictures, sound and text. Try them on real samples and see how accurate they were measured.',
  },
  explore: { title: 'Models', description: 'All models by industry and by the kind of input they take.' },
  content: { title: 'Generate content', description: 'Explore a topic or make a picture from a prompt.' },
  jobs: { title: 'Your analyses', description: 'What you have run, live, with its results.', private: true },
  login: { title: 'Log in', description: 'Log in to try the models on your own files.', private: true },
  contentCreation: {
    title: 'Content creation',
    description: 'Content that sounds like you, and says where it knows it from. Coming soon: request beta access.',
  },
  resumeAnalysis: {
    title: 'Resume and hiring analysis',
    description: 'Read every application, explain every choice: résumé and hiring analysis. Request beta access.',
  },
  billOfLading: {
    title: 'Bill of lading processing',
    description: 'From a photographed bill of lading to checked shipment data, each field with its place on the page.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What is done with what you upload and ask for, and for how long it is kept.',
  },
  terms: { title: 'Terms of use', description: 'What you may expect of the models, and what is expected of you.' },
  result: { title: 'Result', description: 'The result of an analysis.', private: true },
  generated: { title: 'Result', description: 'The result of an analysis.', private: true },
  chat: { title: 'Result', description: 'The result of an analysis.', private: true },
  showcase: {
    title: 'Chosen for you',
    description: 'Models and samples that were chosen for you.',
    private: true,
  },
  prospects: { title: 'Prospects', description: 'Requests and accounts.', private: true },
  account: { title: 'Your account', description: 'Your name, password and sessions.', private: true },
  changePassword: { title: 'Change your password', description: 'Choose a password of your own.', private: true },
  admin: { title: 'Administration', description: 'For administrators.', private: true },
  adminSection: { title: 'Administration', description: 'For administrators.', private: true },
} as const satisfies Record<Exclude<PageName, 'run'>, PageHead>

/** A page's title; the browser's tab shows the same as the head that the server wrote. */
export type TitleOf<Name extends keyof typeof pageHeads> = (typeof pageHeads)[Name]['title']
