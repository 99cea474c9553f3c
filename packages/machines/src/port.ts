/** The empty socket of an effect: typed here, provided by the caller (`machine.provide({ actors })`). */
import { fromPromise, type PromiseActorLogic } from 'xstate'
import { PortFailure } from './failure.ts'

/** A port that nobody provided fails like any other effect: the machine takes its `onError`. */
export const port = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new PortFailure({ codigo: `puerto.sin_proveer.${name}` })))
