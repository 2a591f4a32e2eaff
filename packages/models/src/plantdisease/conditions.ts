/** What a label stands for and what a grower can do. General practice, not a prescription for one field. */
export interface Condition {
  crop: string
  condition: string
  healthy: boolean
  /** What it is and how to tell, one or two sentences. */
  about: string
  /** In the order of doing them. */
  steps: readonly string[]
}

const sick = (crop: string, condition: string, about: string, ...steps: string[]): Condition => ({
  crop,
  condition,
  healthy: false,
  about,
  steps,
})

const healthy = (crop: string, ...steps: string[]): Condition => ({
  crop,
  condition: 'Healthy',
  healthy: true,
  about: 'No sign of the diseases this model knows. Others, and early infections, may not show in a photo.',
  steps,
})

const clearFallenLeaves = 'Rake up and destroy fallen leaves in autumn: the fungus spends the winter in them.'
const openCanopy = 'Prune for an open, quickly drying canopy.'
const dryLeaves = 'Water at the base, in the morning, so that leaves stay dry.'
const handsOff = 'Stay out of the plants while they are wet: hands and tools carry it on.'
const rotation = 'Rotate with unrelated crops for two to three years and clear residues.'
const cleanSeed = 'Use certified disease-free seed and resistant varieties next season.'
const registered =
  'If it spreads, use only a product registered for this crop and disease where you are, as its label says.'

/** One entry per label of the network that is not the rejecting one; a test compares the two. */
export const conditions: Readonly<Record<string, Condition>> = {
  apple__alternaria_leaf_spot: sick(
    'Apple',
    'Alternaria leaf spot',
    'A fungus (Alternaria) making round brown spots with a purple rim; leaves yellow and drop early in warm, wet spells.',
    clearFallenLeaves,
    openCanopy,
    registered,
  ),
  apple__black_rot: sick(
    'Apple',
    'Black rot',
    "A fungus (Botryosphaeria) making 'frog-eye' leaf spots, rotting fruit and cankers on branches.",
    'Cut out dead and cankered wood and remove shrivelled fruit, in the dry dormant season.',
    'Take the prunings away or burn them where allowed.',
    registered,
  ),
  apple__brown_spot: sick(
    'Apple',
    'Marssonina brown spot',
    'A fungus (Diplocarpon) making dark blotches that run together; leaves turn yellow and fall in summer.',
    clearFallenLeaves,
    openCanopy,
    registered,
  ),
  apple__gray_spot: sick(
    'Apple',
    'Grey spot',
    'A fungus making round grey-brown spots with a sharp edge. Alternaria and frog-eye spots look much the same in a photo.',
    clearFallenLeaves,
    openCanopy,
    'Have a leaf looked at by a plant clinic before choosing a product.',
  ),
  apple__healthy: healthy('Apple', 'Go on looking at both sides of leaves every week or two from bud break on.'),
  apple__rust: sick(
    'Apple',
    'Rust',
    'A fungus (Gymnosporangium) making bright orange spots; it needs junipers or cedars nearby to complete its life.',
    'Remove galls from junipers nearby, or the junipers themselves where that can be done.',
    'Prefer resistant varieties when replanting.',
    'Protective sprays only help from pink bud to a few weeks after bloom; ask the local advisory service for dates.',
  ),
  apple__scab: sick(
    'Apple',
    'Scab',
    'A fungus (Venturia) making olive-brown velvety spots on leaves and corky ones on fruit, in cool wet springs.',
    clearFallenLeaves,
    openCanopy,
    'Follow a local scab warning service: timing decides whether a spray helps.',
  ),
  bean__angular_leaf_spot: sick(
    'Bean',
    'Angular leaf spot',
    'A fungus (Pseudocercospora) making brown spots with straight edges along the veins, later with grey underneath.',
    handsOff,
    rotation,
    cleanSeed,
  ),
  bean__healthy: healthy('Bean', 'Look under leaves weekly: rust and angular leaf spot begin there.'),
  bean__rust: sick(
    'Bean',
    'Rust',
    'A fungus (Uromyces) making small reddish-brown pustules, mostly underneath; the dust rubs off on a finger.',
    'Remove badly affected leaves in dry weather and take them away.',
    rotation,
    registered,
  ),
  chilli__cercospora: sick(
    'Chilli',
    'Cercospora leaf spot',
    "A fungus making round spots with a pale centre and dark rim ('frog-eye'); leaves drop early.",
    dryLeaves,
    'Space plants so that air moves, and remove spotted leaves.',
    rotation,
    registered,
  ),
  chilli__healthy: healthy(
    'Chilli',
    'Look at young leaves weekly for curling, and underneath for thrips, mites and whitefly.',
  ),
  chilli__leaf_curl_complex: sick(
    'Chilli',
    'Leaf curl complex',
    'Curled, puckered leaves and stunting, from viruses that whitefly spread or from thrips and mites feeding. A photo cannot tell which.',
    'Look underneath with a lens for whitefly, thrips and mites: what is there decides what to do.',
    'Pull out badly stunted plants early and keep weeds down; a virus cannot be cured.',
    'Use yellow or blue sticky traps, insect net over seedlings, and tolerant varieties.',
  ),
  chilli__nutrient_deficiency: sick(
    'Chilli',
    'Nutrient deficiency',
    'Yellowing between the veins or of whole leaves; which nutrient it is depends on whether old or young leaves yellow first.',
    'Test soil pH and nutrients before feeding: too much water or a wrong pH looks the same.',
    'Old leaves yellow first: think of nitrogen, magnesium or potassium. Young ones first: iron, zinc or manganese.',
    'Feed what is missing in small doses and watch the new leaves.',
  ),
  chilli__powdery_mildew: sick(
    'Chilli',
    'Powdery mildew',
    'A fungus (Leveillula) making white powder, mostly underneath, and yellow patches above; it likes warm dry days and humid nights.',
    'Remove affected leaves and thin the plants for air.',
    'Avoid too much nitrogen.',
    'Sulphur or another registered product works best at the first sign; read the label for heat limits.',
  ),
  potato__early_blight: sick(
    'Potato',
    'Early blight',
    'A fungus (Alternaria) making brown spots with rings like a target, on the older leaves first.',
    'Keep plants fed and watered: stressed plants get it first.',
    rotation,
    registered,
  ),
  potato__healthy: healthy(
    'Potato',
    'In cool wet weather look twice a week: late blight can take a field within days.',
  ),
  potato__late_blight: sick(
    'Potato',
    'Late blight',
    'Phytophthora infestans: dark water-soaked patches, white down underneath in the wet. It spreads within days and may have to be reported.',
    'Act today: remove affected plants and bag them; do not compost them.',
    'Tell neighbours and follow the local blight warning service; protective sprays must come before infection.',
    'Cut the haulm and wait two to three weeks before lifting, so that tubers are not infected.',
  ),
  strawberry__angular_leaf_spot: sick(
    'Strawberry',
    'Angular leaf spot',
    'A bacterium (Xanthomonas) making small water-soaked spots between veins that shine through against the light.',
    handsOff,
    'Avoid overhead watering; remove the worst leaves in dry weather.',
    'Begin again with certified plants: there is no cure in an infected one.',
  ),
  strawberry__anthracnose_fruit_rot: sick(
    'Strawberry',
    'Anthracnose fruit rot',
    'A fungus (Colletotrichum) making round, sunken brown to black spots on ripening fruit in warm, wet weather.',
    'Pick and take away all affected fruit, often.',
    'Mulch with straw and use drip watering: splashing water spreads it.',
    registered,
  ),
  strawberry__blossom_blight: sick(
    'Strawberry',
    'Blossom blight',
    'Flowers turn brown and dry, mostly from grey mould (Botrytis) in cool damp weather.',
    'Remove dead flowers and old leaves.',
    'Let air in: space and weed, and do not water over the flowers.',
    registered,
  ),
  strawberry__gray_mold: sick(
    'Strawberry',
    'Grey mould',
    'A fungus (Botrytis) covering soft rotting fruit with grey fur; it enters by way of the flower.',
    'Pick ripe fruit often and take rotten fruit out of the field.',
    'Keep fruit off the soil with straw, and let air in.',
    'Cool picked fruit at once. Where sprays are used, they go on the flowers.',
  ),
  strawberry__healthy: healthy('Strawberry', 'Remove old leaves after harvest and go on looking every week.'),
  strawberry__leaf_scorch: sick(
    'Strawberry',
    'Leaf scorch',
    'A fungus (Diplocarpon) making many small purple blotches without a pale centre; leaves dry up at the rim.',
    'Remove affected leaves, and mow and clear the bed after harvest.',
    dryLeaves,
    'Replant with resistant varieties.',
  ),
  strawberry__leaf_spot: sick(
    'Strawberry',
    'Common leaf spot',
    'A fungus (Mycosphaerella) making small purple spots with a white to grey centre.',
    'Remove spotted leaves and clear the bed after harvest.',
    dryLeaves,
    'Replant with resistant varieties.',
  ),
  strawberry__powdery_mildew_fruit: sick(
    'Strawberry',
    'Powdery mildew on fruit',
    'A fungus (Podosphaera) putting white powder on fruit, which stays hard or cracks; common under tunnels.',
    'Open tunnels for air and remove affected fruit.',
    'Go easy on nitrogen.',
    'Sulphur or another registered product works best at the first sign; mind the days to harvest.',
  ),
  strawberry__powdery_mildew_leaf: sick(
    'Strawberry',
    'Powdery mildew on leaves',
    'A fungus (Podosphaera): leaves cup upwards, with white powder underneath and purple patches later.',
    'Remove the worst leaves and open tunnels for air.',
    'Go easy on nitrogen.',
    'Sulphur or another registered product works best at the first sign.',
  ),
  tomato__bacterial_spot: sick(
    'Tomato',
    'Bacterial spot',
    'A bacterium (Xanthomonas) making many small dark, greasy spots; leaves yellow and fruit gets scabs.',
    handsOff,
    dryLeaves,
    cleanSeed,
    rotation,
  ),
  tomato__early_blight: sick(
    'Tomato',
    'Early blight',
    'A fungus (Alternaria) making brown spots with rings like a target, from the lowest leaves up.',
    'Take off the lowest affected leaves and mulch the soil.',
    dryLeaves,
    rotation,
    registered,
  ),
  tomato__late_blight: sick(
    'Tomato',
    'Late blight',
    'Phytophthora infestans: large dark water-soaked patches and brown firm fruit in cool wet weather. It spreads within days.',
    'Act today: remove affected plants and bag them; do not compost them.',
    'Keep leaves dry, under a roof if possible, and look at potatoes nearby.',
    'Follow the local blight warning service; protective sprays must come before infection.',
  ),
  tomato__leaf_mold: sick(
    'Tomato',
    'Leaf mould',
    'A fungus (Passalora) making pale patches above and olive velvet underneath, in humid greenhouses.',
    'Air the greenhouse and keep humidity below 85 %.',
    'Remove affected leaves and space the plants.',
    'Choose resistant varieties next time.',
  ),
  tomato__septoria_leaf_spot: sick(
    'Tomato',
    'Septoria leaf spot',
    'A fungus making many small round spots with a grey centre and black dots, from the lowest leaves up.',
    'Take off affected leaves early and mulch the soil.',
    dryLeaves,
    rotation,
    registered,
  ),
  tomato__spider_mites: sick(
    'Tomato',
    'Spider mites',
    'Not a disease but mites: fine pale stippling, bronze leaves, webbing underneath, in hot dry weather.',
    'Look underneath with a lens to be sure.',
    'Spray the undersides off with water, and remove the worst leaves.',
    'Release predatory mites or use insecticidal soap; broad insecticides kill the predators and make it worse.',
  ),
}
