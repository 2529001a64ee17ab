import type { Asks } from '../topics.ts'

/** How people ask about the office. */
export const officeAsks = {
  person: {
    words: 'human operator representative agent',
    asks: `
      where is the emergency contact form
      i need to update my emergency contact
      emergency contact sheet for my son
      change our phone number in your records
      talk to a person human real person
      speak to someone
      let me talk to staff
      call me call me back
      i want a human not a bot
      someone to talk to about services
      customer service operator
      hablar con una persona alguien llamenme
      rather speak with a human being
      can somebody give me a call tomorrow
      i want to talk to someone
      is there someone i can talk to
      live person agent
      can you have someone call me
      real person please
      speak with a person
      talk to somebody
      talk to an agent
      customer service
      connect me with someone
      i need to speak with a representative
      can i call and talk to someone
      give me a real person
      someone call me
      anyone available to chat live
      just speak with somebody
      i want to speak with the manager
      can i speak to somebody
      call me back please
      quiero hablar con una persona
      let me talk to a human
      is there someone i can call
      give me someone to talk to
      can somebody call me
      this is not helping i want a human
      can someone call me tomorrow
      me pueden llamar
      i would rather talk on the phone
      somebody please answer
      operator`,
  },
  hours: {
    words:
      'hours open close closed closing horario abren saturday sunday friday monday weekends holidays',
    asks: `
      what time does the office close
      when does your office close
      how late is the office open
      hours of operation office hours business hours
      when are you open
      what time do you open close
      open on saturday sunday weekend weekends today
      closed on holidays
      after hours
      are you open now
      horario a que hora abren cierran
      do you close for thanksgiving christmas
      what time can i come by
      are you open friday
      open late early
      is the office open
      weekend hours
      what days are you open
      what time do you guys open up
      closed today
      open tomorrow
      when can i call
      what time is the office open until
      are you there on weekends
      que horario tienen
      are you closed on veterans day
      how late are you open
      holiday hours
      what time do you open
      are you open saturday
      are you open on thanksgiving christmas
      when do you close
      when is the office open
      open memorial day labor day july 4
      what time you close
      hasta que hora estan abiertos
      are you open today now
      what are your office hours
      horario de oficina
      abren los sabados`,
  },
  address: {
    words: 'address located location directions parking map highway building direccion zip',
    asks: `
      how do i get there
      how do i find you
      where are you
      address location where are you located
      where is your office
      directions how do i get there
      parking
      street city zip
      where do i go for my interview
      find you on the map
      near which bus stop
      mailing address
      donde estan ubicados direccion
      what is the zip code
      what building are you in
      is it near the highway
      where do i mail a letter
      what city town are you in
      how do i find your office
      where is it
      where you at
      where is the main office
      take the bus to your office
      donde queda la oficina
      where do i go
      where are your offices
      how to get to you
      what is your address
      which street is the office on
      where can i send mail
      is there a bus stop by your office
      how do i get to your office from nashville
      whats the adress
      is there parking
      what road street are you on
      can you send me directions
      what town is your office in
      what street are you on
      can i get directions
      cual es la direccion
      where can i meet you in person
      is your office in nashville`,
  },
  area: {
    words:
      'county counties area nashville knoxville chattanooga memphis cookeville clarksville murfreesboro lebanon gallatin smyrna hendersonville kingsport bristol maryville tullahoma sumner davidson rutherford williamson hamilton blount condado condados knox wilson cities chattanoga knoxvile nashvile crossville franklin brentwood columbia shelbyville manchester mcminnville sparta livingston dickson springfield greeneville morristown sevierville oakridge athens cleveland johnson bedford cannon coffee cumberland dekalb giles loudon marion marshall maury mcminn monroe montgomery putnam roane robertson sevier smith sullivan trousdale warren washington white bledsoe anderson bradley campbell carter cheatham claiborne cocke grainger greene hamblen hawkins jefferson overton rhea unicoi union',
    asks: `
      counties county cities served
      what area do you cover
      do you serve nashville knoxville chattanooga memphis clarksville murfreesboro
      rutherford davidson williamson wilson knox hamilton county
      services near me my town
      middle tennessee east tennessee west tennessee
      how far do you go travel to us
      que condados ciudades area
      do you go to cookeville
      is johnson city in your area
      we live in sumner county
      do you serve my area
      is there anything in my city
      do you come to my town
      are you in nashville
      do you have homes in franklin jackson cleveland
      what parts of tennessee
      do you offer services in knox county
      how far from nashville do you serve
      services in my county
      do you work in chattanooga
      do you cover my city
      are you only in murfreesboro
      how close are you to me
      do you have a location near me
      do you serve people in crossville
      how far do you travel
      do you serve people in my town
      do you have anything in east tennessee
      are you in my county
      are you in knoxville
      do you serve rutherford county
      do you cover memphis
      do you come to rural areas
      where do you provide services
      do you have services near me
      do you have homes in my area
      en que condados ciudades trabajan
      do you go out to putnam county
      is franklin too far
      what towns do you work in
      do you have anything around here
      i live in the country`,
  },
  languages: {
    words:
      'spanish espanol interpreter interprete translator translate asl arabic kurdish language languages ingles deaf speaker hispanic vietnamese chinese sign signs hearing translation',
    asks: `
      do you speak spanish
      habla hablan espanol
      interpreter translator
      sign language asl deaf hard of hearing
      arabic kurdish other languages
      translate this page in spanish
      someone who speaks my language
      en espanol no hablo ingles
      anyone there who speaks kurdish
      necesito un interprete
      my mom only speaks spanish
      i am deaf
      do you have someone who signs
      hablan espanol
      need a spanish speaker
      someone who knows sign language
      does anyone speak spanish there
      i do not speak english well
      my english is bad
      my parents speak spanish only
      do you have a tty
      alguien habla espanol
      do you have someone who speaks spanish
      interpreter for sign language
      do staff know sign language
      my abuela only talks spanish
      i sign do you have asl
      hay alguien que hable espanol
      my family speaks arabic
      i need it in spanish
      no entiendo ingles
      can i get an interpreter`,
  },
} satisfies Asks
