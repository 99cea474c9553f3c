/** What a report that is attached to a case has to say of where it was seen. */
import os from 'node:os'
import { stampOfNow } from './stamp.ts'

export const whereRun = (): readonly (readonly [string, string])[] => {
  const { version, commit, changed, print } = stampOfNow()
  const saved = changed ? ', con cambios sin guardar' : ''
  return [
    ['Versión', version],
    ['Confirmación', commit === '' ? 'sin git' : `${commit}${saved}`],
    ['Huella del código', print.slice(0, 12)],
    ['Equipo', `${os.hostname()}, ${os.type()} ${os.release()}, Node ${process.versions.node}`],
  ]
}
