pragma circom 2.1.0;

include "circomlib/circuits/poseidon.circom";

template Door() {
    signal input secret;
    signal input commitment;
    signal input recipientHigh;
    signal input recipientLow;

    component hash = Poseidon(1);
    hash.inputs[0] <== secret;
    commitment === hash.out;

    // Makes the recipient a part of what is proved.
    signal bound;
    bound <== recipientHigh * recipientLow;
}

component main {public [commitment, recipientHigh, recipientLow]} = Door();
