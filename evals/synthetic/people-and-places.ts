import type { Chance } from './chance.ts'

export interface Party {
  name: string
  /** Street to city or country. */
  address: readonly string[]
}

const given =
  'Maria James Linda Robert Aisha Daniel Emily Carlos Susan Kenji Priya Thomas Olivia Ahmed Grace Patrick Helen Miguel Nora Victor Yolanda Stephen Chloe Andre Ruth Samuel Ingrid Leon Beatrice Omar'.split(
    ' ',
  )
const family =
  'Alvarez Bennett Chowdhury Delgado Eriksen Fitzgerald Gutierrez Hargrove Ibrahim Jankowski Kessler Lindqvist Moreau Nakamura Okafor Petrov Quigley Rasmussen Sandoval Thornton Underwood Vasquez Whitaker Yamada Zimmerman Abbott Carver Doyle Ellison Foster'.split(
    ' ',
  )
const roots =
  'Northfield Cascade Harbor Summit Redwood Lakeshore Granite Meridian Pioneer Bluewater Ironwood Keystone Silverline Crestview Evergreen Tidewater Beacon Copperhill Fairmont Golden Gate Prairie Sterling Westbrook Atlas Orchard Windmere Stonebridge Riverbend Oakhurst Trident'.split(
    ' ',
  )
const trades =
  'Foods,Industrial Supply,Textiles,Furniture,Chemicals,Electronics,Paper Products,Machine Tools,Plastics,Ceramics,Auto Parts,Building Materials,Beverages,Packaging,Home Goods'.split(
    ',',
  )
const forms = ['Inc.', 'LLC', 'Co., Ltd.', 'Corp.', 'Ltd', 'Company', 'Group', '']
const streets =
  'Commerce Park Dr,Industrial Blvd,Main Street,Harbor Way,Mill Road,Oak Avenue,Lincoln Highway,Market Street,Elm St,Warehouse Lane,Second Avenue,Riverside Drive'.split(
    ',',
  )
const cities: readonly (readonly [city: string, state: string, zip: string])[] = [
  ['Columbus', 'OH', '432'],
  ['Dallas', 'TX', '752'],
  ['Atlanta', 'GA', '303'],
  ['Portland', 'OR', '972'],
  ['Newark', 'NJ', '071'],
  ['Memphis', 'TN', '381'],
  ['Kansas City', 'MO', '641'],
  ['Reno', 'NV', '895'],
  ['Savannah', 'GA', '314'],
  ['Stockton', 'CA', '952'],
  ['Grand Rapids', 'MI', '495'],
  ['Tampa', 'FL', '336'],
  ['Allentown', 'PA', '181'],
  ['Tacoma', 'WA', '984'],
]
const abroad: readonly (readonly string[])[] = [
  ['No. 88 Jianshe Road, Pudong', 'Shanghai 200120, China'],
  ['Building 4, Nanshan Science Park', 'Shenzhen 518057, China'],
  ['27 Hafenstrasse', '20457 Hamburg, Germany'],
  ['Plot 14, MIDC Industrial Area', 'Mumbai 400093, India'],
  ['5-2 Minatomirai, Nishi-ku', 'Yokohama 220-0012, Japan'],
  ['Rua do Porto 410', '4450-208 Matosinhos, Portugal'],
  ['Lot 9, Tan Thuan EPZ, District 7', 'Ho Chi Minh City, Vietnam'],
]

const initials = Array.from('ABCDEJKLMRST')

export const personName = (chance: Chance): string =>
  `${chance.pick(given)}${chance.happens(0.3) ? ` ${chance.pick(initials)}.` : ''} ${chance.pick(family)}`

export function usAddress(chance: Chance): string[] {
  const [city, state, zip] = chance.pick(cities)
  const suite = chance.happens(0.25) ? [`Suite ${chance.whole(2, 900)}`] : []
  return [`${chance.whole(12, 9800)} ${chance.pick(streets)}`, ...suite, `${city}, ${state} ${zip}${chance.code('99')}`]
}

export function company(chance: Chance, { overseas = 0 } = {}): Party {
  const name = `${chance.pick(roots)} ${chance.pick(trades)} ${chance.pick(forms)}`.trim()
  return { name, address: chance.happens(overseas) ? chance.pick(abroad) : usAddress(chance) }
}

const clinics =
  'Family Medicine,Orthopedic Associates,Regional Hospital,Medical Center,Cardiology Clinic,Pediatrics,Imaging Center,Physical Therapy,Dermatology Group,Surgical Center,Community Health Center,Internal Medicine PC'.split(
    ',',
  )

export const clinic = (chance: Chance): Party => ({
  name: `${chance.pick(roots)} ${chance.pick(clinics)}`,
  address: usAddress(chance),
})

const insurers =
  'Mutual Insurance Company,Casualty Insurance Co.,Life & Health Insurance,Insurance Group,Assurance Company,Property & Casualty,Insurance Exchange,Health Plan'.split(
    ',',
  )

export const insurer = (chance: Chance): Party => ({
  name: `${chance.pick(roots)} ${chance.pick(insurers)}`,
  address: usAddress(chance),
})
