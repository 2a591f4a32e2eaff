import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const retailDemandPlanning = defineUpcomingModel({
  id: 'retail-demand-planning',
  version: 1,
  title: 'Retail demand planning',
  name: 'Demand planning',
  description: 'Forecasts sales from a CSV with honest bands, a back-test, seasonality, outliers and advice on stock.',
  footer: 'Sales CSV in · forecast and stock advice out',
  icon: 'chart-line',
  capabilities: [
    'Finds date, product and value columns by itself',
    '80 and 95 percent bands checked by back-test',
    'Uses known prices and promotions',
    'Safety stock and reorder point',
  ],
  processingTime: '15-20s',
  input: { kind: 'file', accept: ['csv'], maxMegabytes: 5 },
  slug: 'retail-demand-planning',
  aliases: [{ name: 'future-sales-prediction' }],
  interaction: 'form',
  resultRoute: 'demandplanning',
})
