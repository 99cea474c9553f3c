/** The `types` of `setup`, without a cast: XState reads only their type, never their value. */
interface TypesOf<Context, Event, Input, Output, Children> {
  readonly context?: Context
  readonly events?: Event
  readonly input?: Input
  readonly output?: Output
  readonly children?: Children
}

/** `Children`: id of each invoked machine → name of its actor. */
export const typesOf = <Context, Event, Input = undefined, Output = undefined, Children extends object = {}>(): TypesOf<
  Context,
  Event,
  Input,
  Output,
  Children
> => ({})
