/**
 * What the tests import instead of `vitest`: it only collects them, so that a test can be run a thousand times in one process. The
 * assertions are vitest's own.
 */

type Body = (...values: readonly unknown[]) => unknown
type Table = readonly unknown[]

export interface Collected {
  readonly name: string
  readonly run: () => unknown
  readonly before: readonly Body[]
  readonly after: readonly Body[]
}

interface Group {
  readonly names: readonly string[]
  readonly before: Body[]
  readonly after: Body[]
  readonly above: Group | null
}

const newGroup = (names: readonly string[], above: Group | null): Group => ({ names, before: [], after: [], above })

const hooksOf = (group: Group | null, which: 'before' | 'after'): readonly Body[] =>
  group === null ? [] : [...hooksOf(group.above, which), ...group[which]]

/** The runner's state that vitest's `expect` asks for when it is made. */
Object.assign(globalThis, { __vitest_worker__: { filepath: '', config: {}, ctx: {} } })

export const makeCollector = async () => {
  const { createExpect, vi } = await import('vitest')
  const expect = createExpect()
  let group = newGroup([], null)
  let collected: Collected[] = []
  /** What the test that runs asked to be done at its end. */
  const atItsEnd: Body[] = []
  const end: Body = () => {
    for (const body of atItsEnd.splice(0).toReversed()) body()
  }

  const add = (title: string, body: Body, values: readonly unknown[] = []): void => {
    collected.push({
      name: [...group.names, title].join(' › '),
      run: () => body(...values),
      before: hooksOf(group, 'before'),
      after: [end, ...hooksOf(group, 'after')],
    })
  }
  const within = (title: string, body: Body, values: readonly unknown[] = []): void => {
    const above = group
    group = newGroup([...above.names, title], above)
    try {
      body(...values)
    } finally {
      group = above
    }
  }
  const each =
    (declare: typeof add) =>
    (table: Table) =>
    (title: string, body: Body): void => {
      for (const [place, row] of table.entries())
        declare(`${title} [${place + 1}]`, body, Array.isArray(row) ? row : [row])
    }
  const it = Object.assign((title: string, body: Body) => add(title, body), { each: each(add) })
  const describe = Object.assign((title: string, body: Body) => within(title, body), { each: each(within) })
  const vitest = {
    describe,
    it,
    test: it,
    expect,
    vi,
    beforeEach: (body: Body) => void group.before.push(body),
    afterEach: (body: Body) => void group.after.push(body),
    onTestFinished: (body: Body) => void atItsEnd.push(body),
  }

  return {
    modules: new Map<string, Record<string, unknown>>([['vitest', vitest]]),
    /** The tests that evaluating a file declares. */
    collect: (evaluate: () => unknown): readonly Collected[] => {
      collected = []
      group = newGroup([], null)
      evaluate()
      return collected
    },
  }
}
