/** Ends the process with what is wrong about its arguments; 64 is the exit status for that (sysexits.h). */
export function refuse(text: string): never {
  console.error(text)
  process.exit(64)
}
