/** The models that alternate at the top of the landing page: a document, a picture and a table. */
export const heroModels = [
  {
    id: 'invoices-extraction',
    name: 'Invoices',
    alt: 'The page with the places that were read, and the values beside it',
  },
  {
    id: 'parasitesclassification',
    name: 'Blood cells',
    alt: 'A blood smear with the infected cells marked in a colour of their own',
  },
  {
    id: 'retail-demand-planning',
    name: 'Forecasts',
    alt: 'Past sales and the coming weeks, with the range that they will likely stay in',
  },
] as const
