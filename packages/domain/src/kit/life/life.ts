/** A thing with states, declared once: the words of its states and moves, who may make each, and what each carries. */
import type { StatusTone } from '../../ordering/order-status.ts'
import type { PlainField } from '../master/field.ts'

/** What a move carries names no other row: the texts of its fields, by their name. */
export type MoveForm = Readonly<Record<string, string>>

/** Why a move cannot be made, with the code that programs read. 409 unless told. */
export interface Refusal {
  readonly error: string
  readonly codigo: string
  readonly status?: 403 | 409
}

/** A rule that guards a move. Null: it may be made as far as the rule knows. */
export type MoveRule<Facts> = (facts: Facts) => Refusal | null

export interface Move<Facts = never, Carried extends string = string> {
  readonly etiqueta: string
  /** What is said once it is done. */
  readonly hecho: string
  /** How its button looks; outlined unless told. */
  readonly kind?: 'filled' | 'outlined' | 'quiet' | 'danger'
  /** What it is called in a state in which it means something else. */
  readonly inState?: Readonly<Record<string, string>>
  /** Which of the fields of the life it carries. */
  readonly carries?: readonly Carried[]
  /** What its fields must say beyond their kind, by field. */
  readonly check?: (form: MoveForm) => Readonly<Record<string, string>>
  /** In their order: the first that refuses is the one that is told. */
  readonly rules?: readonly MoveRule<Facts>[]
  /** What the person says to have done before making it: a box without which its button is off. */
  readonly vow?: string
  /** Nobody makes it by itself: it follows from something else, such as a form that is saved. */
  readonly bySystem?: true
}

export interface StateWords {
  readonly palabra: string
  readonly tono: StatusTone
}

export interface LifeWords<
  State extends string = string,
  Name extends string = string,
  Facts = never,
  Carried extends string = string,
> {
  /** Of the life in its movements: `segunda_firma`. */
  readonly name: string
  /** Head of its codes and of what the audit says: `firma` gives `firma.firmar`. */
  readonly code: string
  /** Who has it may see its things. */
  readonly permission: string
  readonly states: Readonly<Record<State, StateWords>>
  /** What its moves carry, each under one name. */
  readonly fields: Readonly<Record<Carried, PlainField>>
  /** In the order of their buttons; the main one last. */
  readonly moves: Readonly<Record<Name, Move<Facts, Carried>>>
  /** The move by which somebody takes it, and the one by which they leave it to somebody else. */
  readonly take?: NoInfer<Name>
  readonly release?: NoInfer<Name>
  /** The move by which somebody gives it to another person; it carries `assignee` under `para`. */
  readonly assign?: NoInfer<Name>
  /** Said of a move that does not go from the state in which the thing is. */
  readonly notAllowed: string
  /** Said to who moves what somebody else moved meanwhile; by whom and where it is now comes beside it. */
  readonly changed: string
}
/** What minds no names. */
export type AnyWords = Omit<LifeWords, 'moves' | 'take' | 'release' | 'assign'> & {
  readonly moves: Readonly<Record<string, Move>>
}

/** Keeps the names of what is declared. */
export const lifeWords = <const State extends string, const Name extends string, Facts, const Carried extends string>(
  words: LifeWords<State, Name, Facts, Carried>,
): LifeWords<State, Name, Facts, Carried> => words

/** The fields that a move carries, in the order of the life. */
export const fieldsOfMove = (
  { fields }: Pick<AnyWords, 'fields'>,
  { carries = [] }: Pick<Move, 'carries'>,
): readonly (readonly [string, PlainField])[] => Object.entries(fields).filter(([name]) => carries.includes(name))

/** What a button of the move says in that state. */
export const moveLabel = ({ etiqueta, inState }: Pick<Move, 'etiqueta' | 'inState'>, estado: string): string =>
  inState?.[estado] ?? etiqueta

/** The moves that a person makes. */
export const peopleMoves = <Name extends string>({
  moves,
}: {
  readonly moves: Readonly<Record<Name, Pick<Move, 'bySystem'>>>
}): readonly Name[] => {
  const isMove = (name: string): name is Name => Object.hasOwn(moves, name)
  return Object.keys(moves).filter((name): name is Name => isMove(name) && moves[name].bySystem !== true)
}
