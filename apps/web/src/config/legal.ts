import { brand } from './brand.ts'

export interface LegalPage {
  title: string
  /** The date of the text, as shown. */
  asOf: string
  intro: string
  sections: readonly { title: string; text: string }[]
}

/** These texts belong to the company that runs the installation: have them checked before going live. */
export const legal: Record<'privacy' | 'terms', LegalPage> = {
  privacy: {
    title: 'Privacy',
    asOf: '1 November 2026',
    intro: `What ${brand.company} does with what you give to ${brand.product}, and for how long.`,
    sections: [
      {
        title: 'What you upload',
        text: 'Files and texts that you have analysed, and their results, belong to you and are private. They are deleted 24 hours after a visit without an account, 30 days after a run with one, or at once when you delete them. Every result says when.',
      },
      {
        title: 'Where it is processed',
        text: 'The models run on this server. Where the operator has set up a provider for some of them, the result names it. Documents never reach a log.',
      },
      {
        title: 'What you tell us of a result',
        text: 'Whether a result was right, and your comment, are kept for up to 400 days so that we can learn from them, also when the result itself is deleted. With your account go your name and your comment; the verdict stays.',
      },
      {
        title: 'What you ask us for',
        text: 'A request for a demo or access is kept with your name, e-mail, phone and organisation so that we can answer. Which models you looked at goes along only when you tick the box. Deleted requests and accounts are erased after 30 days.',
      },
      {
        title: 'What stays in your browser',
        text: 'Signing in keeps your session in local storage until you log out. An input that you had begun before signing in waits in your browser’s database. There are no cookies for advertising and nobody else’s scripts.',
      },
      {
        title: 'Links you share',
        text: 'A shared link lets anyone who has it read that result until it expires, seven days by default. You can revoke it at any time under Your analyses.',
      },
      {
        title: 'Your rights',
        text: `Ask what we hold about you, have it corrected or erased: write to ${brand.email}.`,
      },
    ],
  },
  terms: {
    title: 'Terms of use',
    asOf: '1 November 2026',
    intro: `What you may expect of ${brand.product}, and what we expect of you.`,
    sections: [
      {
        title: 'A demonstration',
        text: 'The models show what is possible. Each carries what it was measured to do, and what it got wrong. They decide nothing: a person does.',
      },
      {
        title: 'Not for diagnosis or treatment',
        text: 'Medical and veterinary models are not medical devices. Their answers do not replace an examination by a professional.',
      },
      {
        title: 'What you may upload',
        text: 'Upload only what you have the right to, and no personal data of others unless you may share it. Do not upload what is unlawful or meant to harm the service.',
      },
      {
        title: 'Accounts',
        text: 'Accounts are personal. Keep your password to yourself, and tell us if you think that somebody else knows it.',
      },
      {
        title: 'Fair use',
        text: 'Visitors can run the samples, within limits that keep the service quick for everybody. We may pause a model or an account that endangers the service.',
      },
      {
        title: 'Warranty and liability',
        text: 'The service is provided as it is. Where the law allows, we are not liable for decisions that are based on a model’s answer.',
      },
    ],
  },
}
