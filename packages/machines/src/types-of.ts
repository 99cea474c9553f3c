/** The `types` of `setup`, without a cast: XState reads only their type, never their value. */
interface TypesOf<Context, Event, Input, Output> {
  readonly context?: Context
  readonly events?: Event
  readonly input?: Input
  readonly output?: Output
}

export const typesOf = <Context, Event, Input = undefined, Output = undefined>(): TypesOf<
  Context,
  Event,
  Input,
  Output
> => ({})
