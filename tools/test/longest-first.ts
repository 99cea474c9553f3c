/**
 * Begins with the files that take longest, so that no processor waits for the last of them. After a first run vitest knows how long each
 * takes; a new clone goes by the size of the file, and some of the longest are a few lines over many cases.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Some half a minute of clock each, by itself. */
export const LONG = [
  'tests/e2e/specs/looks-house-light-1440.e2e.ts',
  'tests/e2e/specs/looks-house-dark-390.e2e.ts',
  'tests/e2e/specs/looks-care-light-1440.e2e.ts',
  'tests/e2e/specs/looks-care-dark-390.e2e.ts',
  'tests/faults/start.test.ts',
  'tests/paths/machines.paths.ts',
  'tests/security/valid-writing.test.ts',
  'tests/contract/bad-input.test.ts',
  'tests/security/matrix.test.ts',
  'tests/security/authorisation.test.ts',
  'tests/kit/masters.test.ts',
] as const

const isLong = ({ moduleId }: Pick<TestSpecification, 'moduleId'>): boolean =>
  LONG.some((name) => moduleId.endsWith(`/${name}`))

/** The same files, the longest before the others. */
export const longestFirst = <File extends Pick<TestSpecification, 'moduleId'>>(files: readonly File[]): File[] => [
  ...files.filter(isLong),
  ...files.filter((file) => !isLong(file)),
]

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array: the order that vitest itself gives
    const sorted = await super.sort(files)
    // The files of a project stay together: their workers are kept.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((own) => longestFirst(sorted.filter(({ project }) => project === own)))
  }
}
