/** The mutants that no test saw, as lines that a person goes through. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { moduleOf } from './mutants.ts'
import { FOLDER, type Result } from './results.ts'

const WIDTH = 110

const short = (code: string): string => {
  const line = code.replaceAll(/\s+/gu, ' ')
  return line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line
}

export const survivorLine = ({ file, start, mutatorName, original, replacement, outcome }: Result): string =>
  `${file}:${start.line + 1}  ${outcome === 'NoCoverage' ? 'sin prueba  ' : ''}${mutatorName}: ${short(original)} → ${short(replacement)}`

/** One file for each module, `survivors/sick-leave.txt`. */
export const writeSurvivors = (alive: readonly Result[]): void => {
  const folder = path.join(FOLDER, 'survivors')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [module, each] of Map.groupBy(alive, ({ file }) => moduleOf(file))) {
    writeFileSync(path.join(folder, `${module.replace('/', '-')}.txt`), `${each.map(survivorLine).join('\n')}\n`)
  }
}
