/** English words that hold sentences together and say nothing of their subject. */
export const functionWords: ReadonlySet<string> = new Set(
  `the a an and or but of to in on at for with from by as is are was were be been it its this that these those i you he she we they
  my your his her our their me him them not n't no do does did have has had will would can could so if than then when there what which who
  's 're 've 'll 'd 'm very just all more some any about out up too`.split(/\s+/),
)
