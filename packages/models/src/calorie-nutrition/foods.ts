/** What is known of a food beyond its nutrients; those stand in facts.json under the same name. */
export interface Food {
  name: string
  /** Whether it is one thing that may lie beside others, or a dish that is a plate of its own. */
  kind: 'single' | 'dish'
  /** Grams where the picture gives no size: the median of the weighed portions (single foods), a usual serving (dishes). */
  usualGrams: number
  serving: string
  allergens: readonly string[]
  tags: readonly string[]
  /** Where the facts are of something near, or of a recipe of ours. */
  note?: string
}

const plant = ['vegan', 'vegetarian', 'gluten-free']

const fruit = (name: string, usualGrams: number, allergens: readonly string[] = []): Food => ({
  name,
  kind: 'single',
  usualGrams,
  serving: 'fruit',
  allergens,
  tags: plant,
})

const recipe = 'USDA has no entry: reckoned from a usual recipe.'

/** One entry per label of the head that names a food; a test compares the two. Dishes vary: their allergens are the usual ones. */
export const foods: Readonly<Record<string, Food>> = {
  apple: fruit('Apple', 245),
  banana: fruit('Banana', 150),
  grape: fruit('Grapes', 448),
  kiwi: fruit('Kiwi fruit', 154, ['kiwi']),
  lemon: fruit('Lemon', 92),
  litchi: fruit('Litchi', 39),
  mango: fruit('Mango', 95),
  orange: fruit('Orange', 200),
  peach: fruit('Peach', 100, ['peach']),
  pear: fruit('Pear', 206),
  plum: fruit('Plum', 105),
  tomato: fruit('Tomato', 180),
  bread: {
    name: 'White bread',
    kind: 'single',
    usualGrams: 27,
    serving: 'slice',
    allergens: ['wheat (gluten)'],
    tags: ['vegetarian'],
  },
  bun: {
    name: 'Steamed bun',
    kind: 'single',
    usualGrams: 84,
    serving: 'bun',
    allergens: ['wheat (gluten)'],
    tags: ['vegetarian'],
    note: 'USDA has no steamed bun: the facts are of a plain hamburger roll.',
  },
  doughnut: {
    name: 'Doughnut',
    kind: 'single',
    usualGrams: 62,
    serving: 'piece',
    allergens: ['wheat (gluten)', 'egg', 'milk'],
    tags: ['vegetarian'],
  },
  egg: {
    name: 'Egg',
    kind: 'single',
    usualGrams: 61,
    serving: 'egg',
    allergens: ['egg'],
    tags: ['vegetarian', 'gluten-free'],
  },
  fried_dough_twist: {
    name: 'Fried dough twist',
    kind: 'single',
    usualGrams: 43,
    serving: 'piece',
    allergens: ['wheat (gluten)'],
    tags: ['vegetarian'],
    note: 'USDA has no fried dough twist: the facts are of buñuelos, a fried yeast bread.',
  },
  mooncake: {
    name: 'Mooncake',
    kind: 'single',
    usualGrams: 45,
    serving: 'piece',
    allergens: ['wheat (gluten)', 'egg', 'peanut'],
    tags: ['vegetarian'],
    note: `${recipe} Fillings differ widely.`,
  },
  sachima: {
    name: 'Sachima',
    kind: 'single',
    usualGrams: 35,
    serving: 'piece',
    allergens: ['wheat (gluten)', 'egg', 'peanut'],
    tags: ['vegetarian'],
    note: recipe,
  },
  apple_pie: {
    name: 'Apple pie',
    kind: 'dish',
    usualGrams: 125,
    serving: 'slice',
    allergens: ['wheat (gluten)', 'milk'],
    tags: ['vegetarian'],
  },
  baby_back_ribs: {
    name: 'Baby back ribs',
    kind: 'dish',
    usualGrams: 300,
    serving: 'serving',
    allergens: [],
    tags: ['high protein'],
    note: 'Facts of roasted ribs without sauce.',
  },
  baklava: {
    name: 'Baklava',
    kind: 'dish',
    usualGrams: 75,
    serving: 'piece',
    allergens: ['wheat (gluten)', 'tree nuts', 'milk'],
    tags: ['vegetarian'],
    note: recipe,
  },
  beef_carpaccio: {
    name: 'Beef carpaccio',
    kind: 'dish',
    usualGrams: 100,
    serving: 'serving',
    allergens: ['milk'],
    tags: ['high protein', 'raw meat'],
    note: recipe,
  },
  beef_tartare: {
    name: 'Beef tartare',
    kind: 'dish',
    usualGrams: 150,
    serving: 'serving',
    allergens: ['egg'],
    tags: ['high protein', 'raw meat'],
    note: recipe,
  },
  beet_salad: {
    name: 'Beet salad',
    kind: 'dish',
    usualGrams: 200,
    serving: 'serving',
    allergens: ['milk', 'tree nuts'],
    tags: ['vegetarian'],
    note: recipe,
  },
  beignets: {
    name: 'Beignets',
    kind: 'dish',
    usualGrams: 120,
    serving: 'serving',
    allergens: ['wheat (gluten)', 'egg', 'milk'],
    tags: ['vegetarian'],
    note: 'USDA has no beignets: the facts are of a glazed yeast doughnut.',
  },
  bibimbap: {
    name: 'Bibimbap',
    kind: 'dish',
    usualGrams: 500,
    serving: 'bowl',
    allergens: ['egg', 'soy', 'sesame', 'wheat (gluten)'],
    tags: [],
    note: recipe,
  },
  bread_pudding: {
    name: 'Bread pudding',
    kind: 'dish',
    usualGrams: 150,
    serving: 'serving',
    allergens: ['wheat (gluten)', 'egg', 'milk'],
    tags: ['vegetarian'],
    note: recipe,
  },
  breakfast_burrito: {
    name: 'Breakfast burrito',
    kind: 'dish',
    usualGrams: 200,
    serving: 'piece',
    allergens: ['wheat (gluten)', 'egg', 'milk'],
    tags: [],
    note: recipe,
  },
}

/** The label of a plate with several foods. */
export const mixed = 'mix'

export const nameOf = (label: string): string =>
  foods[label]?.name ?? (label === mixed ? 'Several foods' : 'No food that I know')
