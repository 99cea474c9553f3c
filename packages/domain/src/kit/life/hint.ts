/** Told to who may see the things of a life when one of them moved: the name of the life, and nothing of whom it is. */
export const LIFE_EVENT = 'vida.cambio'
