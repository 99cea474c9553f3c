/**
 * `npm run drill -- lock`: two processes want one folder from process tables, host names and clocks that are not the same, and one
 * is suspended and wakes up when another has its place. What each confirmed has to be there, and never two at once.
 */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { machineLine } from '../bench/machine.ts'
import { READY, type ServerProcess, spawnServer } from '../faults/process.ts'
import { type Supplies, type Write, findWrites, gapsOf, prepareSupplies, send, signInToWrite } from './writer.ts'

const WRITES = 15
const KINDS = ['nota'] as const
const OTHER_TABLE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child=SIGTERM'] as const
const OTHER_NAME = ['unshare', '--uts', 'sh', '-c', 'hostname otra-maquina && exec "$@"', 'sh'] as const
/** `Date` in a process: stopped, or that much ahead or behind. The lock must not ask it anything. */
const clock = (instant: string): Readonly<Record<string, string>> => {
  const source =
    `const D=Date,t=D.now();globalThis.Date=new Proxy(D,{construct:(T,a)=>a.length===0?new T(${instant}):new T(...a),` +
    `get:(T,k)=>k==='now'?()=>${instant}:Reflect.get(T,k)})`
  return { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(source)}"` }
}

interface Case {
  readonly name: string
  readonly through?: readonly string[]
  readonly first?: Readonly<Record<string, string>>
  readonly second?: Readonly<Record<string, string>>
  /** The first is stopped, the second takes its place, and then the first goes on. */
  readonly suspend?: true
}
const CASES: readonly Case[] = [
  { name: 'la misma tabla de procesos' },
  { name: 'otra tabla de procesos', through: OTHER_TABLE },
  { name: 'otro nombre de máquina', through: OTHER_NAME },
  { name: 'otra tabla y otro nombre', through: [...OTHER_NAME, ...OTHER_TABLE] },
  { name: 'el dueño con el reloj detenido', through: OTHER_TABLE, first: clock('t') },
  { name: 'el segundo con el reloj un día adelante', through: OTHER_TABLE, second: clock('D.now()+864e5') },
  { name: 'el dueño con el reloj un día atrás', through: OTHER_TABLE, first: clock('D.now()-864e5') },
  { name: 'suspendido que despierta', through: OTHER_TABLE, suspend: true },
]

interface Outcome {
  readonly confirmed: readonly Write[]
  readonly sent: readonly Write[]
  readonly owners: number
  /** Confirmed by who had lost the folder already. */
  readonly late: number
}

const outcomeOf = async (server: ServerProcess): Promise<boolean> =>
  Promise.race([server.says(READY).then(() => true), server.ended.then(() => false)]).catch(() => false)

const run = async (one: Case, dir: string, supplies: Supplies): Promise<Outcome> => {
  const confirmed: Write[] = []
  const sent: Write[] = []
  const write = async (url: string, token: string): Promise<boolean> => {
    const next = supplies.next()
    sent.push(next)
    const done = (await send(url, token, next)) === 200
    if (done) confirmed.push(next)
    return done
  }
  const many = async (url: string, token: string): Promise<number> =>
    (await Promise.all(Array.from({ length: WRITES }, () => write(url, token)))).filter(Boolean).length
  const first = await spawnServer({ DATA_DIR: dir, ...one.first })
  const started: ServerProcess[] = [first]
  try {
    await first.says(READY)
    const token = await signInToWrite(first.url)
    await many(first.url, token)
    // Under way when it is stopped: they may be found or not, and never twice.
    const underWay = one.suspend ? many(first.url, token) : Promise.resolve(0)
    if (one.suspend) first.kill('SIGSTOP')
    const second = await spawnServer({ DATA_DIR: dir, ...one.second }, { through: one.through ?? [] })
    started.push(second)
    const both = await outcomeOf(second)
    let owners = both && !one.suspend ? 2 : 1
    let late = 0
    if (both) await many(second.url, await signInToWrite(second.url))
    if (one.suspend) {
      first.kill('SIGCONT')
      // What was under way may have been written before the stop, and its answer be told now.
      late = await many(first.url, token)
      await underWay
      if ((await first.ended) !== 1 || !both) owners = 2
    } else await many(first.url, token)
    return { confirmed, sent, owners, late }
  } finally {
    first.kill('SIGTERM')
    // What `unshare` runs gets a SIGTERM when `unshare` itself is gone.
    started[1]?.kill(one.through?.includes('--fork') ? 'SIGKILL' : 'SIGTERM')
    await Promise.all(started.map(({ ended }) => ended))
    while (existsSync(join(dir, 'cauce.lock'))) await pause(200)
  }
}

const drillOne = async (one: Case): Promise<boolean> => {
  const dir = await newDataDir('demo', new Date())
  const open = () => openDatabase({ databaseUrl: null, dataDir: dir }, { now: new Date(), say: () => {} })
  try {
    const first = await open()
    const supplies = await prepareSupplies(first.db, KINDS, 0)
    const gaps = await gapsOf(first.db, KINDS)
    await first.close()
    const { confirmed, sent, owners, late } = await run(one, dir, supplies)
    const last = await open()
    const found = await findWrites(last.db, KINDS, { confirmed, sent, gaps })
    await last.close()
    console.log(
      `${one.name}: ${confirmed.length} confirmadas, ${found.lost} perdidas, ${found.twice} dobles, ` +
        `${late} confirmadas por quien ya no era dueño, dueños a la vez ${owners}`,
    )
    return confirmed.length > 0 && found.lost + found.twice + found.unaudited + late === 0 && owners === 1
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

export const drill = async (args: readonly string[]): Promise<boolean> => {
  console.log(machineLine())
  const [wanted] = args
  let good = true
  for (const one of CASES.filter(({ name }) => wanted === undefined || name.includes(wanted))) {
    good = (await drillOne(one)) && good
  }
  return good
}
