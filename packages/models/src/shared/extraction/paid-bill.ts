import type { Read } from '@vitrine/engines/forms/values/read.ts'

interface Payable {
  due: Read<number> | null
  dueDate: Read<string> | null
}

/** Whether a bill's own words say that it was paid: nothing is due, and no '0.00' is printed. */
const isPaid = ({ due }: Payable): boolean => due !== null && due.value === 0 && /\p{L}{3}/u.test(due.text)

/** On a paid bill, what the network takes for the sum due and its day is what was paid, and when. */
export const withoutDebt = <Fields extends Payable>(fields: Fields, before: Payable): Fields =>
  isPaid(before) ? { ...fields, due: before.due, dueDate: before.dueDate } : fields
