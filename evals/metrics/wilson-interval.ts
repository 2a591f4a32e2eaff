export { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
