import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const cattleHealth = defineUpcomingModel({
  id: 'cattle-health',
  version: 1,
  title: 'Cattle health screening',
  name: 'Cattle health',
  description:
    'Looks at a photo of an animal or an udder for signs of foot-and-mouth disease, mastitis and skin lesions, and marks the region that told. A herd table can be scored for mastitis besides.',
  footer: 'Photo in · signs and their region out',
  icon: 'beef',
  capabilities: [
    'Tells healthy animals from visible signs of foot-and-mouth disease, mastitis and lumpy skin',
    'Marks the region of the picture that led to the answer',
    'Says so when the picture shows none of what it knows',
    'Scores a herd table of udder measures for mastitis risk',
  ],
  disclaimer:
    'For demonstration only: not a veterinary diagnosis. Have a veterinarian examine the animal before acting.',
  processingTime: '15-20s',
  input: { kind: 'image', accept: ['jpeg', 'png'], maxMegabytes: 5, limits: ['pictures of up to 40 megapixels'] },
  slug: 'cattle-health',
  aliases: [{ name: 'predict' }],
  interaction: 'form',
  resultRoute: 'image',
})
