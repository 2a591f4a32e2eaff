/** The values of address parts that begin with a colon and have a closed list. */
export const addressParts = {
  /** Run screens, by the model's input and interaction. */
  runScreen: [
    'image-upload',
    'audio-upload',
    'video-upload',
    'file-upload',
    'text-upload',
    'explore-topic',
    'image-gen',
  ],
  /** Result screens of models that read something; the model's definition names its own. */
  resultScreen: ['image', 'text', 'file', 'sentimental', 'demandplanning', 'audio', 'normalaudio', 'video'],
  section: ['requests', 'users', 'outbox', 'usage', 'funnel', 'feedback', 'audit', 'models', 'health'],
} as const

/**
 * Every page that has an address. Routes, heads, links, prerendered pages and the sitemap are made from it. A part that
 * begins with a colon is one of `addressParts`, or anything if it is not listed there.
 */
export const pages = {
  landing: '/',
  login: '/login',
  contentCreation: '/contentqai',
  resumeAnalysis: '/resqai',
  billOfLading: '/products/bol',
  explore: '/explore',
  content: '/content',
  run: '/:modelId/:runScreen',
  jobs: '/jobs',
  result: '/results/:resultScreen',
  generated: '/results',
  chat: '/results/pdfqa',
  prospects: '/prospects',
  showcase: '/showcase/:token',
  account: '/account',
  changePassword: '/change-password',
  admin: '/admin',
  adminSection: '/admin/:section',
  privacy: '/privacy',
  terms: '/terms',
} as const
export type PageName = keyof typeof pages

/** A page's addresses, one for each listed part: '/results/image', '/results/text' and so on. */
export function addressesOf(name: PageName): string[] {
  let addresses: string[] = [pages[name]]
  for (const [part, values] of Object.entries(addressParts)) {
    addresses = addresses.flatMap((address) =>
      address.includes(`:${part}`) ? values.map((value) => address.replace(`:${part}`, value)) : address,
    )
  }
  return addresses
}

/** The address of an analysis's result: the screen that its model names, or with '' the generic one. */
export const resultAddress = (screen: string) => (screen === '' ? pages.generated : `${pages.generated}/${screen}`)

interface Runnable {
  id: string
  fileType: string
  interaction: 'form' | 'chat' | 'topic' | 'image'
}

/** The address of a model's run screen. */
export function runAddress({ id, fileType, interaction }: Runnable) {
  const upload = `${fileType}-upload`
  const screens = { form: upload, chat: upload, topic: 'explore-topic', image: 'image-gen' }
  return `/${id}/${screens[interaction]}`
}
