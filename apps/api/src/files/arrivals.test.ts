/** Taking a file that arrived, when somebody else takes it at the same moment. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { takeArrived } from './arrivals.ts'
import { arrivingKey, settledKey } from './keys.ts'
import { type FileStore, openFileStore } from './store.ts'
import { wholePdf } from '../testing/pdf-file.ts'

const PDF = wholePdf()
const ruta = arrivingKey('pdf')
const nothing = async (): Promise<void> => {}

const folder = mkdtempSync(join(tmpdir(), 'cauce-llegadas-'))
const files = openFileStore(folder)
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('lo que otra llamada se llevó entre mirar y leer se da por llegado, con su huella', async () => {
  await files.receiveFile(
    ruta,
    (async function* bytes() {
      yield PDF
    })(),
  )
  const examined = await files.examineFile(ruta)
  if (examined === null) throw new Error('it did not arrive')
  const { sha256 } = examined
  const contested: FileStore = {
    ...files,
    examineFile: async (key) => {
      await files.settleFile(key, examined)
      return files.examineFile(key)
    },
  }
  const file = { nombre: 'epicrisis.pdf', ruta, tamano: PDF.length, sha256 }
  expect(await takeArrived(contested, file, nothing)).toEqual({ archivo: settledKey(ruta, sha256), sha256 })
  expect(await takeArrived(contested, { ...file, ruta: arrivingKey('pdf') }, nothing)).toBe('falta')
})
