/** `npm run drill -- around-the-alert`: every way past an alert, at every call that stores or moves a line of medicine. */
import { machineLine } from '../bench/machine.ts'
import { walkAround } from './around-the-alert.ts'

export const drill = async (): Promise<boolean> => {
  console.log(machineLine())
  return walkAround((line) => console.log(line))
}
