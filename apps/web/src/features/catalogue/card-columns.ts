/**
 * Three columns from medium screens up, two where a card would be as wide as a small screen, or, beside a wide sidebar, as
 * narrow as a few words. It stands in a container.
 */
export const cardColumns = 'grid gap-4 sm:grid-cols-2 md:gap-3 md:@min-[39rem]:grid-cols-3 lg:gap-4'
