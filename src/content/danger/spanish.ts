import { any, upTo } from './groups.ts'

const wants = any(`
  quiero quisiera quiere quieren quise quiso queria voy va vamos pienso piensa pensando gustaria deseo desea ganas
  mejor prefiero prefiere intento intenta trato trata ojala listo lista planea`)
const toMe = any('me le les lo la los las nos te se')
const hits = any(`
  pega pegan pego pegaba pegaron pegando pegarme pegarle golpea golpean golpeo golpearon golpeaba golpeando golpearme
  lastima lastiman lastimo lastimaron lastimando lastimado lastimada empuja empujan empujo empujaron patea patean pateo
  cachetea abofetea abofeteo pellizca jala jalan jalo quema quemo muerde mordio ahorca ahorco toca tocan toco tocaron
  tocaba tocando manosea manoseo besa beso viola violo violaron violado violada grita gritan grito insulta insultan insulto
  amenaza amenazan amenazo amenazaron encierra encierran encerro encerraron amarra amarran amarro ata atan roba roban robo
  robaron robando maltrata maltratan maltrato maltrataron obliga obligan obligo molesta molestan acosa acosan asusta
  asustan mata mataron secuestro castiga castigan drogan droga explotan explota`)
const money = any('dinero cheque cheques tarjeta plata pension beneficios pisto feria telefono')

/** The same in Spanish, without accents. */
export const spanish = {
  suicide: [
    '(?:suicid|suisid|suizid)(?:io|ios|a|an|o|ar|arme|arse|arte|ando)',
    `${wants}${upTo(3)} (?:morir(?:me|se|nos)?|matar(?:me|se)?|muert[oa]|desaparecer|ahorcar[a-z]*|no despertar|cortar(?:me|se)|lastimar(?:me|se)|hacer(?:me|se) dano|no existir|dejar de (?:vivir|existir)|acabar con todo)`,
    '(?:me|se) (?:quiero|quiere|quisiera|voy a|va a|quiso) (?:morir|matar|ahorcar|cortar|ir de este mundo|quitar la vida|suicidar|tirar|aventar)',
    '(?:matarme|matarse|morirme|ahorcarme|ahorcarse|cortarme|cortarse)',
    `no (?:quiero|quiere|quisiera|deseo|puedo|tengo ganas de|vale la pena)(?: seguir)? (?:vivir|viviendo|existir|estar vivo|estar viva|despertar|morir[a-z]*)(?! (?:con|en|sol[oa]|aqui|ahi|alli) )`,
    '(?:ya )?no (?:aguanto|soporto|puedo)(?: [a-z]+)? mas(?: con (?:mi|la|esta) vida|(?= $))',
    '(?:cansad[oa]|hart[oa]) de (?:vivir|la vida|mi vida|todo)',
    '(?:razon|razones|sentido|ganas|motivo)(?: [a-z]+){0,2} (?:vivir|la vida|mi vida)',
    'la vida no (?:vale|tiene)',
    'mejor(?: [a-z]+){0,2} sin mi',
    '(?:quitar|quitarme|quitarse|acabar|terminar|quito)(?: con)? (?:la|mi|su) vida',
    '(?:me|se) (?:corto|corta|cortaba|corte|corto) (?:los|las|el|la|con|a|cuando|mis|sus)',
    'me corto(?= $)',
    `ojala${upTo(3)} (?:muert[oa]|muriera|despertara|nacido)`,
    '(?:me|se) (?:tome|tomo|trague|trago)(?: [a-z]+){0,4} (?:pastillas|pildoras|medicinas)',
    '(?:me|se|hacerme|hacerse)(?: hago| hace| hacer)? dano',
    'me mato',
    '(?:lanzar|tirar|aventar|saltar)(?:me|se)? (?:de|del) (?:un |el )?(?:puente|edificio|techo)',
    '(?:pienso|piensa|pensar|pensando) en la muerte',
    'desaparecer para siempre',
    'odio mi vida',
    'nunca mas(?= $)',
    'no me quiero (?:levantar|despertar)',
  ],
  abuse: [
    'abus(?:o|os|a|an|ar|ado|ada|ando|aron|ivo|iva)',
    '(?:maltrat|violacion|violar|violaron|violador|acoso|acosan|negligencia|secuestr|explotacion)[a-z]*',
    `${toMe} (?:[a-z]+ )?${hits}`,
    `${toMe} ${any('esta estan han ha estaba')} ${hits}`,
    `${any('pega pegan golpea golpean golpeo grita gritan lastima empuja toco tocan')} a (?:mi|mis|su|sus|un|una|los|las|otro|otra)`,
    `${toMe} (?:hace|hacen|hizo|hicieron|haciendo|hacia)(?: mucho)? (?:dano|cosas|mal|algo)`,
    'partes (?:privadas|intimas)',
    'mis partes',
    `no (?:me|le|les|lo|la) (?:dan|da|dejan|deja|dieron|cambian|cuidan|banan)(?: [a-z]+)?(?: de)? (?:comer|comida|agua|medicina|salir|hablar|llamar|medicinas|panal|ir|ver|comen|(?= $))`,
    `(?:quita|quitan|quito|quitaron|roba|roban|robo|robaron|usa|usan|gasta|gastan)(?: [a-z]+)? (?:mi|su|el|mis|sus|la|todo mi|todo su) ${money}`,
    `tengo miedo(?: de (?:mi|el|ella|ellos|mis|ir|volver|regresar|que|un|una|la|los)|(?= $))`,
    `tiene miedo de (?:su|el|ella|ir|volver|regresar|la|los)`,
    'miedo de ir a (?:la )?casa',
    'no (?:me|se) (?:siento|siente) segur[oa]',
    'no estoy segur[oa] (?:en|aqui)',
    '(?:en|hay|corro|corre) peligro',
    `(?:dejan|deja|dejaron|dejo) (?:[a-z]+ ){0,2}sol[oa]`,
    '(?:moretones|moreton|moretes)',
    `(?:me|lo|la) obligan?`,
    'no le digas? a nadie',
    'es un secreto',
    'tratan? (?:muy )?mal',
    'sin (?:comer|comida|agua|banar)',
    '(?:con|tiene) (?:un|una) (?:cuchillo|pistola|arma|navaja)',
    'violencia',
    'ayud(?:enme|ame)(?: por favor)?(?= $)',
    '(?:con|llena de|lleno de|tiene) (?:golpes|marcas|quemaduras|heridas)',
    'entra a (?:mi|su) cuarto',
    'a nadie',
    'cosas (?:feas|malas|que no)',
  ],
  emergency: [
    '(?:no|sin) (?:puedo|puede|pueden) respirar',
    'no (?:esta )?respira(?:ndo)?',
    '(?:sangra|sangrando|sangrar|sangre por)[a-z]*',
    'ataque (?:al|de|del) corazon',
    'infarto',
    'derrame cerebral',
    `(?:tiene|teniendo|con|dando|dio|convulsionando)(?: [a-z]+)? (?:convulsion|convulsiones|ataque)`,
    'convulsionando',
    '(?:desmay|inconsciente|ahogando|ahogo|envenen)[a-z]*',
    'no (?:se )?(?:despierta|responde|reacciona|se mueve)',
    'emergencia',
    'ambulancia',
    'sobredosis',
    '(?:tomo|trago|bebio|comio) (?:veneno|cloro|pilas|demasiadas|muchas)',
    'veneno',
    '(?:duele|dolor)(?: mucho)?(?: en)? (?:el|de) pecho',
    'auxilio',
    'socorro',
    `(?:cayo|caido|caida)(?: [a-z]+){0,3} (?:no|cabeza|escalera|escaleras|levantar|sangre)`,
    '(?:hay|se esta) (?:un |quemando)?(?:incendio|fuego|la casa)',
    'incendio',
    'asfixi[a-z]*',
    'mucha sangre',
    '(?:esta|se) perdid[oa]',
    '(?:cara chueca|no puede hablar|se trago)',
    'se (?:esta muriendo|muere)',
    'me estoy muriendo',
    '(?:le|me) dispararon',
    'reaccion alergica',
    'se quemo',
    'llam(?:en|e|a) (?:a la policia|al 911|una ambulancia)',
  ],
}
