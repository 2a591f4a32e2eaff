/**
 * What headings tell of a column's role, in English, German and French. A word counts where it stands alone in the heading
 * or as a part of a compound ("unit_price", "Verkaufspreis").
 */
const words = {
  value:
    /\b(units?|qty|quantit(y|é)|sold|sales|demand|volume|move|menge|absatz|verkäufe|verkauf|nachfrage|umsatz|ventes?|demande|revenue|turnover|orders?|consumption|shipments?|value|wert|valeur|y|amount|count|passengers)\b/i,
  quantity: /\b(units?|qty|quantit(y|é)|sold|demand|menge|absatz|nachfrage|move|y)\b/i,
  driver:
    /(price|preis|prix|promo|aktion|discount|rabatt|remise|deal|\bfeat|display|\bad(vert|s)?|coupon|holiday|feiertag|ferien|férié|event|temp|weather|wetter|campaign|kampagne|markdown|on.?sale)/i,
  outcome:
    /(profit|margin|marge|gewinn|stock|inventory|bestand|lager|return|retour|cost|kosten|customers|kunden|forecast|prognose|budget)/i,
  key: /\b(store|shop|filiale|markt|magasin|brand|marke|marque|sku|item|artikel|article|product|produkt|produit|category|kategorie|region|country|land|city|stadt|channel|kanal|id|code|name|series|dept|department|warehouse|lager|customer|segment)\b/i,
  ordinal: /\b(week|woche|semaine|period|periode|month|monat|day|tag|t|time|step|index|no)\b/i,
} as const

export type NameRole = keyof typeof words

/** Whether the heading speaks of the role. Underscores, points and camelCase part words. */
export function nameSuggests(heading: string, role: NameRole): boolean {
  const parted = heading
    .replace(/([a-zà-ÿ])([A-Z])/g, '$1 $2')
    .replace(/[_.\-/()[\]]+/g, ' ')
    .replace(/(\D)(\d+)/g, '$1 $2')
  return words[role].test(parted)
}
