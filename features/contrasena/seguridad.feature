# language: es
@regla:session/password-strength
Característica: Qué tan segura es una contraseña
  Mientras se escribe, una palabra dice si se adivina pronto. Aconseja; no decide qué se admite.

  @regla
  Esquema del escenario: La palabra
    Entonces la contraseña "<contraseña>" de quien se llama "Laura Restrepo Mejía" es "<palabra>"

    Ejemplos:
      | contraseña              | palabra   | porque                          |
      | corta                   | débil     | no cumple las reglas            |
      | Aaaaaaaa1*              | débil     | repite un signo                 |
      | Aa123456789*            | débil     | es una secuencia                |
      | Restrepo*7              | débil     | casi todo es su apellido        |
      | Rio7*Cas                | aceptable | ocho signos distintos           |
      | Rio7*Casa+Luz+mejia     | aceptable | lleva su apellido               |
      | Rio7*Casa+Luz           | fuerte    | trece signos que no se adivinan |
