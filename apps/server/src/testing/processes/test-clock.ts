/** A clock that stands still until it is moved. Starts at the real time, because databases have their own clock. */
export function testClock() {
  let now = Date.now()
  const clock = () => new Date(now)
  return Object.assign(clock, {
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  })
}

export type TestClock = ReturnType<typeof testClock>
