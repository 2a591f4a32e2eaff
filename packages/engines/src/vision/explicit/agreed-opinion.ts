/** Below these an opinion is no suspicion. Chosen on 560 pictures of food, leaves, cattle and cells, none of which is explicit. */
const suspicion = { first: 0.7, second: 0.3 }
/** Two opinions as sure as this need no person to be seen: close-ups hide whose body it is. */
const beyondDoubt = 0.95

/**
 * Combines two opinions (0…1). Each of them alone sometimes mistakes apples, potatoes and udders for bodies; together they
 * count where both suspect and a person is seen, or where both are beyond doubt. 0 otherwise.
 */
export async function agreedOpinion(
  first: number,
  askSecond: () => Promise<number>,
  seesPerson: () => Promise<boolean>,
): Promise<number> {
  if (first < suspicion.first) return 0
  const second = await askSecond()
  if (second < suspicion.second) return 0
  const agreed = (first + second) / 2
  if (Math.min(first, second) >= beyondDoubt) return agreed
  return (await seesPerson()) ? agreed : 0
}
