import { Compass, Sparkles } from 'lucide-react'

/** `allowedRoles` is the specification's; every entry is offered to everyone. */
export const sidebarEntries = [
  { to: '/explore', label: 'Topics', icon: Compass, allowedRoles: [] },
  {
    to: '/content',
    label: 'Generate Content',
    icon: Sparkles,
    allowedRoles: ['admin', 'recruiter', 'interviewer', ''],
  },
] as const
