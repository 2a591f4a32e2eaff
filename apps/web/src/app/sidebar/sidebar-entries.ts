import { asksForWords } from '@vitrine/contracts/catalogue/asks-for-words.ts'
import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Compass, type LucideIcon, Sparkles } from 'lucide-react'
import { modelPath } from '../../lib/catalogue/model-paths.ts'

interface SidebarLink {
  to: string
  label: string
}

export interface SidebarEntry extends SidebarLink {
  icon: LucideIcon
  /** Every entry is shown to everyone; the screens check roles themselves. */
  allowedRoles: readonly string[]
  /** The content of its submenu. */
  holds: string
  below: (catalogue: Catalogue) => SidebarLink[]
}

export const sidebarEntries: readonly SidebarEntry[] = [
  {
    to: pages.explore,
    label: 'Topics',
    icon: Compass,
    allowedRoles: [],
    holds: 'industries',
    below: ({ industries }) =>
      industries.map(({ id, name }) => ({ to: `${pages.explore}?industry=${encodeURIComponent(id)}`, label: name })),
  },
  {
    to: pages.content,
    label: 'Generate Content',
    icon: Sparkles,
    allowedRoles: ['admin', 'recruiter', 'interviewer', ''],
    holds: 'tools',
    below: ({ models }) => models.filter(asksForWords).map((model) => ({ to: modelPath(model), label: model.title })),
  },
]
