import { pages } from '@vitrine/contracts/pages/pages.ts'
/**
 * The company that runs the installation. The claims are its own; measured figures are shown beside them. Product links
 * are the company's marketing and the only place where the web application names a product.
 */
export const brand = {
  product: 'Vitrine',
  company: 'Northlight Systems',
  site: 'https://www.example.com',
  tagline: 'Domain-specific AI, on the edge, behind your firewall or on your premises.',
  phone: { label: '+1 (555) 010-0199', href: 'tel:+15550100199' },
  email: 'hello@example.com',
  links: {
    services: { label: 'Services', href: 'https://www.example.com/services' },
    career: { label: 'Career', href: 'https://www.example.com/career' },
    about: { label: 'About', href: 'https://www.example.com/about' },
    blog: { label: 'Blog', href: 'https://www.example.com/blog' },
  },
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
    { name: 'X', href: 'https://x.com/' },
  ],
  certifications: 'ISO 9001:2015 and ISO 27001 certified',
  productCount: '34+',
  products: [
    {
      name: 'FieldOps AI',
      text: 'Inspection and maintenance assistants that run on the shop floor, without a connection.',
      href: 'https://www.example.com/products/fieldops',
    },
    {
      name: 'CareDesk AI',
      text: 'Clinical documents read, coded and summarised inside the hospital’s own network.',
      href: 'https://www.example.com/products/caredesk',
    },
    {
      name: 'ResQ AI',
      text: 'Résumés and interviews turned into a fair, explained shortlist.',
      href: pages.resumeAnalysis,
    },
    {
      name: 'ContentQ AI',
      text: 'Briefs turned into campaigns in your own voice, with sources.',
      href: pages.contentCreation,
      badge: 'Coming Soon',
    },
  ],
  claims: [
    { figure: '94%', text: 'mastitis detection', measuredOn: 'cattle-health' },
    { figure: 'over 90%', text: 'calorie estimation', measuredOn: 'calorie-nutrition' },
  ],
} as const
