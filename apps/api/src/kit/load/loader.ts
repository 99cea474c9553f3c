/** What a load says of itself: which columns it reads, what each line would do, and how it is done. The block does the rest. */
import type { Transaction } from 'kysely'
import type { LineAct } from '@cauce/domain/kit/load/load'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'

export interface FileLine {
  /** Its number in the file, in which the header is 1. */
  readonly linea: number
  readonly celdas: readonly string[]
}

export interface CellProblem {
  /** Column, as a person reads it. */
  readonly campo: string
  readonly valor: string
  readonly mensaje: string
}

export interface CellChange {
  readonly campo: string
  readonly antes: string
  readonly despues: string
}

/** What a line would do now. */
export interface Plan {
  readonly line: FileLine
  readonly accion: LineAct
  /** What it is about, in a few words. */
  readonly titulo: string
  readonly detalle: string
  readonly errores: readonly CellProblem[]
  readonly cambios: readonly CellChange[]
  /** Values that one file may say once, by their column. Where two lines say one, the later is rejected with `mensaje`. */
  readonly unique: readonly {
    readonly campo: string
    readonly valor: string
    /** Given the line that said it before. */
    readonly mensaje: (linea: number) => string
  }[]
}

/** Where in a load something is written. */
export interface Origin {
  readonly carga: number
  readonly archivo: string
}

/** Of a line that was written; or why it was not, though it could be when it was planned. */
export type Written = 'hecha' | readonly CellProblem[]

export interface Header {
  /** Titles that are not read. */
  readonly ignored: readonly string[]
  /** Why the file cannot be read; empty: it can. */
  readonly problems: readonly string[]
}

/** `P` is what a plan of this load knows besides. */
export interface Loader<H extends Header = Header, P extends Plan = Plan> {
  /** Stable: how calls and rows name it. */
  readonly name: string
  /** What is loaded, in plural and in small letters: of the name of its files. */
  readonly many: string
  readonly permission: string
  /** Lines of one transaction. */
  readonly partLines: number
  /** Lines that are planned at once, less than a part where a line may point to the one before. */
  readonly atOnce: number
  /** Most lines of a file; without it, as many as its bytes. */
  readonly maxLines?: number
  /** A review writes each part and undoes it, so that a line finds what the ones before would have written. */
  readonly rehearses: boolean
  readonly readHeader: (titles: readonly string[]) => H
  /** Refuses who may not start it now, besides the permission. */
  readonly confirm?: (ctx: UserCtx) => Promise<void>
  /** Before a part: so that no other writes meanwhile. */
  readonly hold: (trx: Transaction<DB>) => Promise<void>
  readonly plan: (trx: Transaction<DB>, ctx: UserCtx, header: H, lines: readonly FileLine[]) => Promise<readonly P[]>
  /** Writes plans that create or edit, in their order; answers for each. */
  readonly write: (
    trx: Transaction<DB>,
    ctx: UserCtx,
    plans: readonly P[],
    origin: Origin,
  ) => Promise<readonly Written[]>
  /** After a part was written for good. */
  readonly told?: (ctx: UserCtx, plans: readonly P[]) => void
}

/** A load whose types nobody outside needs: what the block works with. */
export interface AnyLoader extends Omit<Loader, 'readHeader' | 'plan' | 'write' | 'told'> {
  readonly readHeader: (titles: readonly string[]) => Header
  readonly open: (titles: readonly string[]) => Reading
}

/** A load that has read its header. */
export interface Reading {
  readonly plan: (trx: Transaction<DB>, ctx: UserCtx, lines: readonly FileLine[]) => Promise<readonly PlannedLine[]>
  readonly write: (
    trx: Transaction<DB>,
    ctx: UserCtx,
    lines: readonly PlannedLine[],
    origin: Origin,
  ) => Promise<readonly Written[]>
  readonly told: (ctx: UserCtx, lines: readonly PlannedLine[]) => void
}

/** A plan whose own part stays with its load. */
export interface PlannedLine {
  readonly plan: Plan
}

export const defineLoader = <H extends Header, P extends Plan>(loader: Loader<H, P>): AnyLoader => ({
  ...loader,
  open: (titles) => {
    const header = loader.readHeader(titles)
    const own = new WeakMap<PlannedLine, P>()
    const ownOf = (lines: readonly PlannedLine[]): readonly P[] => lines.flatMap((line) => own.get(line) ?? [])
    return {
      plan: async (trx, ctx, lines) => {
        const plans = await loader.plan(trx, ctx, header, lines)
        return plans.map((plan) => {
          const line: PlannedLine = { plan }
          own.set(line, plan)
          return line
        })
      },
      write: (trx, ctx, lines, origin) => loader.write(trx, ctx, ownOf(lines), origin),
      told: (ctx, lines) => loader.told?.(ctx, ownOf(lines)),
    }
  },
})
