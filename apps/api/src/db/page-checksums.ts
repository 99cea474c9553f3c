/**
 * The checksum that PostgreSQL keeps in each page, counted again over the files of an embedded database, as `pg_checksums`
 * does where there is one. Only for a folder in which nobody is writing.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const PAGE = 8_192
const LANES = 32
const WORDS = PAGE / 4
const FNV_PRIME = 16_777_619
const SEGMENT_PAGES = 131_072
/** Offsets in the header of a page. */
const CHECKSUM_AT = 8
const UPPER_AT = 14
/** The first numbers of each lane, from `checksum_impl.h`. */
const BASIS = Uint32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
)
/** Tables and indexes, not their maps of free and visible space: PostgreSQL makes those again by itself. */
const RELATION = /^\d+(?:\.(?<segment>\d+))?$/u

const mix = (sum: number, value: number): number => {
  const mixed = sum ^ value
  return Math.imul(mixed, FNV_PRIME) ^ (mixed >>> 17)
}

/** What the page should carry, for its place in the relation. */
const pageChecksum = (page: Buffer, block: number): number => {
  const sums = Int32Array.from(BASIS, (value) => value | 0)
  for (let word = 0; word < WORDS; word += 1) {
    // The field itself counts as zero.
    const value = word === CHECKSUM_AT / 4 ? page.readUInt16LE(CHECKSUM_AT + 2) << 16 : page.readInt32LE(word * 4)
    const lane = word % LANES
    sums[lane] = mix(sums[lane] ?? 0, value)
  }
  let result = 0
  for (const sum of sums) result ^= mix(mix(sum, 0), 0)
  return (((result ^ block) >>> 0) % 65_535) + 1
}

const isZero = (page: Buffer): boolean => page.every((byte) => byte === 0)

const isSound = (page: Buffer, block: number): boolean =>
  page.readUInt16LE(UPPER_AT) === 0 ? isZero(page) : page.readUInt16LE(CHECKSUM_AT) === pageChecksum(page, block)

interface DamagedFile {
  /** Within the database's folder, as `pg_relation_filepath` gives it. */
  readonly file: string
  readonly pages: number
}

const pagesIn = (path: string, segment: number): { readonly damaged: number; readonly whole: number } => {
  const bytes = readFileSync(path)
  let damaged = 0
  // What is left over after the last whole page was being added when the process died, and nothing refers to it.
  for (let at = 0; at + PAGE <= bytes.length; at += PAGE) {
    if (!isSound(bytes.subarray(at, at + PAGE), segment * SEGMENT_PAGES + at / PAGE)) damaged += 1
  }
  return { damaged, whole: Math.floor(bytes.length / PAGE) }
}

const foldersOf = (dir: string): string[] => [
  'global',
  ...readdirSync(join(dir, 'base')).map((name) => join('base', name)),
]

export interface Sweep {
  /** Whole pages of each relation, by its file. */
  readonly pagesOf: ReadonlyMap<string, number>
  readonly damaged: readonly DamagedFile[]
}

/** Every page of every relation. */
export const sweepPages = (dir: string): Sweep => {
  const damaged: DamagedFile[] = []
  const pagesOf = new Map<string, number>()
  for (const folder of foldersOf(dir)) {
    for (const name of readdirSync(join(dir, folder))) {
      const found = RELATION.exec(name)
      if (!found) continue
      const file = join(folder, name)
      const first = file.replace(/\.\d+$/u, '')
      const pages = pagesIn(join(dir, file), Number(found.groups?.['segment'] ?? 0))
      pagesOf.set(first, (pagesOf.get(first) ?? 0) + pages.whole)
      if (pages.damaged > 0) damaged.push({ file, pages: pages.damaged })
    }
  }
  return { pagesOf, damaged }
}
