/** The generators that the property files use, without the runner that usually brings them. */
export { default as fc } from 'fast-check'
