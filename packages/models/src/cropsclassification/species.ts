export type Kind = 'crop' | 'produce' | 'package'

/** The meaning of a label. */
export interface Species {
  name: string
  /** Scientific name; null for packaged groceries and where the label covers several species. */
  scientific: string | null
  kind: Kind
}

const crop = (name: string, scientific: string): Species => ({ name, scientific, kind: 'crop' })
const produce = (name: string, scientific: string | null): Species => ({ name, scientific, kind: 'produce' })
const packaged = (name: string): Species => ({ name, scientific: null, kind: 'package' })

/**
 * One entry per label of the head except the rejecting one; a test compares the two. Lower case: photos of crops in the
 * field, their harvest and seeds; capitals: produce and packages photographed in shops. Six species are in both.
 */
export const species: Readonly<Record<string, Species>> = {
  almond: crop('Almond', 'Prunus dulcis'),
  banana: crop('Banana', 'Musa'),
  cardamom: crop('Cardamom', 'Elettaria cardamomum'),
  cherry: crop('Cherry', 'Prunus avium'),
  chilli: crop('Chilli', 'Capsicum'),
  clove: crop('Clove', 'Syzygium aromaticum'),
  coconut: crop('Coconut', 'Cocos nucifera'),
  coffee_plant: crop('Coffee', 'Coffea'),
  cotton: crop('Cotton', 'Gossypium'),
  cucumber: crop('Cucumber', 'Cucumis sativus'),
  fox_nut: crop('Fox nut', 'Euryale ferox'),
  gram: crop('Chickpea (gram)', 'Cicer arietinum'),
  jowar: crop('Sorghum (jowar)', 'Sorghum bicolor'),
  jute: crop('Jute', 'Corchorus'),
  lemon: crop('Lemon', 'Citrus limon'),
  maize: crop('Maize', 'Zea mays'),
  mustard_oil: crop('Mustard', 'Brassica'),
  olive_tree: crop('Olive', 'Olea europaea'),
  papaya: crop('Papaya', 'Carica papaya'),
  pearl_millet: crop('Pearl millet', 'Cenchrus americanus'),
  pineapple: crop('Pineapple', 'Ananas comosus'),
  rice: crop('Rice', 'Oryza sativa'),
  soyabean: crop('Soya bean', 'Glycine max'),
  sugarcane: crop('Sugar cane', 'Saccharum officinarum'),
  sunflower: crop('Sunflower', 'Helianthus annuus'),
  tea: crop('Tea', 'Camellia sinensis'),
  tobacco_plant: crop('Tobacco', 'Nicotiana tabacum'),
  tomato: crop('Tomato', 'Solanum lycopersicum'),
  vigna_radiati: crop('Mung bean', 'Vigna radiata'),
  wheat: crop('Wheat', 'Triticum'),
  Apple: produce('Apple', 'Malus domestica'),
  Asparagus: produce('Asparagus', 'Asparagus officinalis'),
  Aubergine: produce('Aubergine', 'Solanum melongena'),
  Avocado: produce('Avocado', 'Persea americana'),
  Banana: produce('Banana', 'Musa'),
  Cabbage: produce('Cabbage', 'Brassica oleracea'),
  Carrots: produce('Carrot', 'Daucus carota'),
  Cucumber: produce('Cucumber', 'Cucumis sativus'),
  Garlic: produce('Garlic', 'Allium sativum'),
  Ginger: produce('Ginger', 'Zingiber officinale'),
  Juice: packaged('Juice'),
  Kiwi: produce('Kiwi', 'Actinidia deliciosa'),
  Leek: produce('Leek', 'Allium ampeloprasum'),
  Lemon: produce('Lemon', 'Citrus limon'),
  Lime: produce('Lime', 'Citrus aurantiifolia'),
  Mango: produce('Mango', 'Mangifera indica'),
  Melon: produce('Melon', null),
  Milk: packaged('Milk'),
  Mushroom: produce('Mushroom', 'Agaricus bisporus'),
  Nectarine: produce('Nectarine', 'Prunus persica'),
  'Oat-Milk': packaged('Oat milk'),
  Oatghurt: packaged('Oat yoghurt'),
  Onion: produce('Onion', 'Allium cepa'),
  Orange: produce('Orange', 'Citrus sinensis'),
  Papaya: produce('Papaya', 'Carica papaya'),
  'Passion-Fruit': produce('Passion fruit', 'Passiflora edulis'),
  Peach: produce('Peach', 'Prunus persica'),
  Pear: produce('Pear', 'Pyrus communis'),
  Pepper: produce('Bell pepper', 'Capsicum annuum'),
  Pineapple: produce('Pineapple', 'Ananas comosus'),
  Plum: produce('Plum', 'Prunus domestica'),
  Pomegranate: produce('Pomegranate', 'Punica granatum'),
  Potato: produce('Potato', null),
  'Red-Beet': produce('Beetroot', 'Beta vulgaris'),
  'Red-Grapefruit': produce('Red grapefruit', 'Citrus × paradisi'),
  Satsumas: produce('Satsuma', 'Citrus unshiu'),
  'Sour-Cream': packaged('Sour cream'),
  'Sour-Milk': packaged('Sour milk'),
  'Soy-Milk': packaged('Soy milk'),
  Soyghurt: packaged('Soy yoghurt'),
  Tomato: produce('Tomato', 'Solanum lycopersicum'),
  Yoghurt: packaged('Yoghurt'),
  Zucchini: produce('Courgette', 'Cucurbita pepo'),
}
