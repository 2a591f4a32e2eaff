type Choice = string | readonly [value: string | number, words: string]

/** The options of a selection: their words, or each a value with its words. */
export const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map((choice) => {
    const [value, words] = typeof choice === 'string' ? [choice, choice] : choice
    return (
      <option key={value} value={value}>
        {words}
      </option>
    )
  })
