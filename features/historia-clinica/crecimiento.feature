# language: es
@regla
Característica: Cómo crece un niño
  Cada medida de un menor se compara con las de la OMS de su edad y su sexo, con su puntaje Z, su percentil y la clase de la Resolución 2465 de 2016.

  @regla:growth/growth-figures @regla:growth/growth-class @regla:growth/lms @regla:growth/growth-tables
  Regla: El puntaje Z, el percentil y la clase salen de las tablas

    Esquema del escenario: <quien> de <meses> meses con <medida> de <valor>
      Cuando un <quien> de <meses> meses mide <valor> de <medida>
      Entonces su <medida> se dice "<clase>"

      Ejemplos:
        | quien | meses | medida             | valor | clase                                       |
        | niño  | 12    | peso               | 9.6   | Peso adecuado para la edad                  |
        | niño  | 12    | peso               | 7.0   | Desnutrición global                         |
        | niña  | 36    | talla              | 85    | Talla baja para la edad o retraso en talla  |
        | niña  | 120   | talla              | 138   | Talla adecuada para la edad                 |
        | niña  | 6     | perímetro cefálico | 46    | Factor de riesgo para el neurodesarrollo    |
        | niño  | 12    | peso               | 8.0   | Riesgo de desnutrición global               |
        | niño  | 12    | peso               | 12.5  | No aplica: verifique con el IMC para la edad |
        | niño  | 12    | talla              | 72    | Riesgo de talla baja                        |
        | niña  | 120   | talla              | 128   | Riesgo de retraso en talla                  |
        | niña  | 6     | perímetro cefálico | 42    | Perímetro cefálico normal                   |
        | niño  | 36    | IMC                | 15.5  | No aplica: verifique con el peso para la talla |
        | niño  | 36    | IMC                | 17.5  | Riesgo de sobrepeso                         |
        | niño  | 120   | IMC                | 16.5  | IMC adecuado para la edad                   |
        | niño  | 120   | IMC                | 14.5  | Riesgo de delgadez                          |
        | niño  | 24    | talla              | 140   | Poco creíble: revise la medida y la fecha de nacimiento |
