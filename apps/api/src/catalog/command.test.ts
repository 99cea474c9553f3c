import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acquireLock } from '../db/lock.ts'
import { ExitCode, runCommand } from './command.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogo con espacio '))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command as a person would; everything that it says, together. */
const run = async (words: readonly string[], signal: AbortSignal = new AbortController().signal) => {
  const said: string[] = []
  const say = (line: string): void => {
    said.push(line)
  }
  const code = await runCommand(words, {
    say,
    complain: say,
    stream: { isTTY: false },
    folder,
    env: { DATA_DIR: join(folder, 'datos'), CAUCE_DEMO: '0' },
    signal,
  })
  return { code, text: said.join('\n') }
}

const save = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text)

describe('órdenes mal escritas', () => {
  test.each([
    [
      ['import'],
      'Falta decir qué catálogo: cie10|cups|divipola|medicamentos|alergias|alergias-cruces|clases|desabastecimientos|dosis|interacciones|adulto-mayor|cobertura-interacciones|condiciones|control-especial|dosis-pediatricas|duplicidad|embarazo-lactancia|envases|lavado|renal|topes-oncologia|esquemas|secretarias-educacion|colegios.',
    ],
    [['import', 'cie9', 'x.csv'], 'No existe el catálogo "cie9".'],
    [['import', 'cups'], 'Falta el archivo que se va a importar.'],
    [['import', 'cups', 'mi', 'archivo.csv'], 'Si el archivo tiene espacios, póngalo entre comillas.'],
    [['import', 'cups', 'x.csv', '--raro'], 'No se entienden las opciones "--raro".'],
    [['exportar'], 'No existe la orden "exportar".'],
  ])('%j', async (words, message) => {
    const { code, text } = await run(words)
    expect(code).toBe(ExitCode.usage)
    expect(text).toContain(message)
  })

  test('la ayuda nombra cada catálogo con sus campos', async () => {
    const { code, text } = await run(['--help'])
    expect(code).toBe(ExitCode.done)
    for (const word of [
      'cie10',
      'cups',
      'divipola',
      'medicamentos',
      'interacciones',
      'alergias-cruces',
      'desabastecimientos',
      'codigo_municipio',
      '--dry-run',
      '--map',
    ]) {
      expect(text).toContain(word)
    }
  })
})

describe('archivos que no sirven', () => {
  test('no existe, es una carpeta o le falta una columna: se dice antes de abrir la base de datos', async () => {
    await save('ajeno.csv', 'uno,dos\n1,2\n')
    expect(await run(['import', 'cups', 'no-esta.csv'])).toMatchObject({ code: ExitCode.failed })
    expect((await run(['import', 'cups', 'no-esta.csv'])).text).toContain('no-esta.csv no existe.')
    expect((await run(['import', 'cups', '.'])).text).toContain('es una carpeta.')
    expect((await run(['import', 'cups', 'ajeno.csv'])).text).toContain('Faltan las columnas "codigo", "nombre".')
    expect(existsSync(join(folder, 'datos'))).toBe(false)
  })
})

describe('importar', () => {
  const GOOD = 'codigo,nombre\nZ998,Prueba de importación\n'

  test('prepara una base nueva, importa, y los rechazos quedan en un archivo junto al original', async () => {
    await save('lista.csv', `${GOOD}??,Malo\n`)
    const { code, text } = await run(['import', 'cie10', 'lista.csv', '--fuente', 'Ministerio'])
    expect(code).toBe(ExitCode.withRejections)
    expect(text).toContain('línea 3: El código "??" no es de CIE-10')
    expect(await readFile(join(folder, 'lista.csv.rechazos.tsv'), 'utf8')).toMatch(
      /^linea\tmotivo\tcodigo\tnombre\n3\tEl código .+\t\?\?\tMalo\n$/u,
    )
    await save('lista.csv', GOOD)
    const again = await run(['import', 'cie10', 'lista.csv'])
    expect(again.code).toBe(ExitCode.done)
    expect(again.text).toMatch(/Sin cambios +1/u)
    expect(existsSync(join(folder, 'lista.csv.rechazos.tsv'))).toBe(false)
  })

  test('con el servidor abierto dice quién tiene la carpeta y cómo seguir', async () => {
    await save('lista.csv', GOOD)
    const lock = await acquireLock(join(folder, 'datos'))
    const { code, text } = await run(['import', 'cie10', 'lista.csv'])
    lock.release()
    expect(code).toBe(ExitCode.failed)
    expect(text).toContain(`está en uso por el proceso ${process.pid}`)
    expect(text).toContain('deténgalo con Ctrl-C')
  })

  test('cancelada no guarda nada y sale con 130', async () => {
    await save('lista.csv', GOOD)
    const { code, text } = await run(['import', 'cie10', 'lista.csv'], AbortSignal.abort())
    expect(code).toBe(ExitCode.cancelled)
    expect(text).toContain('Importación cancelada: no se guardó nada.')
  })

  test('si ninguna fila sirve, o en modo estricto alguna no sirve, sale con 1', async () => {
    await save('mala.csv', 'codigo,nombre\n??,Malo\n')
    expect(await run(['import', 'cie10', 'mala.csv'])).toMatchObject({ code: ExitCode.failed })
    await save('mezcla.csv', `${GOOD}??,Malo\n`)
    const { code, text } = await run(['import', 'cie10', 'mezcla.csv', '--estricto'])
    expect(code).toBe(ExitCode.failed)
    expect(text).toContain('no se guardó nada, porque hay filas rechazadas (--estricto)')
  })
})
